// The colours of a theme that is not the one worn: read from the stylesheets, so that nothing on the page changes.

const isOf = (selector: string, theme: 'light' | 'dark') =>
  selector === ':root' || (theme === 'dark' && selector === ':root[data-theme="dark"]');

/** Those that hold whatever the screen: layers are looked into, conditions are not. */
function* rulesOf(list: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of list) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSLayerBlockRule) yield* rulesOf(rule.cssRules);
  }
}

function* rules(): Generator<CSSStyleRule> {
  for (const sheet of document.styleSheets) yield* rulesOf(sheet.cssRules);
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
