// Whether texts stand on each other: what a stray style of another part does first.
import type { Page } from '@playwright/test';

/** Pixels by which two texts may touch: letters are lower than their lines. */
const SLACK = 4;

/** Pairs of texts that stand on each other, of the dialog that is open, else of the page; the board's own marks are left out. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate((slack) => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const hidden =
      'script, style, textarea, option, .board_stage, .unseen, .skip_skip, [aria-hidden=true], svg, .cm-editor';

    /** What is left in sight of a box within all that cuts it off. */
    function cut(box: DOMRect, from: Element): DOMRect {
      let { left, top, right, bottom } = box;
      for (let at: Element | null = from; at && at !== root; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, right - left, bottom - top);
    }

    /** Whether it stays in sight while the rows of its list go by beneath it. */
    function isPinned(from: Element): boolean {
      for (let at: Element | null = from; at && at !== root; at = at.parentElement)
        if (getComputedStyle(at).position === 'sticky') return true;
      return false;
    }

    type Text = { words: string; of: Element; box: DOMRect };

    function texts(): Text[] {
      const found: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const of = node.parentElement;
        const words = node.textContent?.trim() ?? '';
        if (!of || words === '' || of.closest(hidden) || !of.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const box = cut(rect, of);
          if (box.width > slack && box.height > slack) found.push({ words: words.slice(0, 30), of, box });
        }
      }
      return found;
    }

    const stand = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

    const all = texts().filter(({ of }) => !isPinned(of));
    const pairs = all.flatMap((one, nth) =>
      all
        .slice(nth + 1)
        .filter((other) => one.of !== other.of && stand(one.box, other.box))
        .map((other) => `“${one.words}” on “${other.words}”`),
    );
    return [...new Set(pairs)].slice(0, 10);
  }, SLACK);
