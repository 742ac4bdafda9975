// The single file has all three pages: its query says which one it is.

const asked = new URLSearchParams(location.search);
if (asked.has('class')) import('./class');
else if (asked.has('own')) import('./own');
else import('./main');
