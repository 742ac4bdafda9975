// The single file has both pages: its query says which one it is.

if (new URLSearchParams(location.search).has('class')) import('./class');
else import('./main');
