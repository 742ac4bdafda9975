// The colours of a theme that is not the one worn: read from the stylesheets, so that nothing on the page changes.

/** Where the colours stand that a theme adds to those of the root. */
const OWN = { light: ':root', dark: ':root[data-theme="dark"]' } as const;
type Palette = keyof typeof OWN;

const isOf = (selector: string, theme: Palette) => selector === ':root' || selector === OWN[theme];

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
export function paletteOf(theme: Palette): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { selectorText, style } of rules()) {
    if (!isOf(selectorText, theme)) continue;
    for (const name of style) if (name.startsWith('--')) found[name] = style.getPropertyValue(name).trim();
  }
  return found;
}
