const board = document.getElementById('chase');
let now = { ply: 0, plies: 0, playing: false, text: '' };

board.addEventListener('moved', ({ detail }) => {
  now = detail;
  document.getElementById('told').textContent = `Move ${now.ply} of ${now.plies}. ${now.text}`;
  document.getElementById('play').textContent = now.playing ? 'Pause' : 'Play';
});
document.getElementById('back').addEventListener('click', () => board.go(Math.max(0, now.ply - 1)));
document.getElementById('on').addEventListener('click', () => board.go(now.ply + 1));
document.getElementById('play').addEventListener('click', () => (now.playing ? board.pause() : board.play()));
