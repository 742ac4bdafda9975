// The colours of a theme that is not the one worn: read from the stylesheets, so that nothing on the page changes.

const isOf = (selector: string, theme: 'light' | 'dark') =>
  selector === ':root' || (theme === 'dark' && selector === ':root[data-theme="dark"]');

function* rules(): Generator<CSSStyleRule> {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) if (rule instanceof CSSStyleRule) yield rule;
}

/** The custom properties of the document's root, by name. */
export function paletteOf(theme: 'light' | 'dark'): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { selectorText, style } of rules()) {
    if (!isOf(selectorText, theme)) continue;
    for (const name of style) if (name.startsWith('--')) found[name] = style.getPropertyValue(name).trim();
  }
  return found;
}
