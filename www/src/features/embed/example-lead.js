const board = document.getElementById('chase');
const [play, pause] = document.getElementById('play').children;
let now = { ply: 0, plies: 0, playing: false, text: '' };

board.addEventListener('moved', ({ detail }) => {
  now = detail;
  document.getElementById('told').textContent = `${now.ply} / ${now.plies}. ${now.text}`;
  play.hidden = now.playing;
  pause.hidden = !now.playing;
});
document.getElementById('back').addEventListener('click', () => board.go(Math.max(0, now.ply - 1)));
document.getElementById('next').addEventListener('click', () => board.go(now.ply + 1));
document.getElementById('play').addEventListener('click', () => (now.playing ? board.pause() : board.play()));
