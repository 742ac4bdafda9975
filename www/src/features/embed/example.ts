// The examples' page shows the very code that it runs.
import lead from './example-lead.js?raw';
import './example-lead.js';

/** As it stands in the page: without the indentation of the place where it stands. */
function codeOf(element: Element): string {
  const [first = '', ...rest] = element.outerHTML.replaceAll('=""', '').split('\n');
  const indent = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}

function show(place: Element | null, code: string): void {
  if (place) place.textContent = code;
}

show(
  document.getElementById('script'),
  '<script type="module" src="https://your.host/boardlab/boardlab-board.js"></script>',
);
show(document.getElementById('leader'), lead.trim());
for (const example of document.querySelectorAll('.example')) {
  const board = example.querySelector('boardlab-board');
  if (board) show(example.querySelector('code'), codeOf(board));
}
