/**
 * What a picture shows now, as the text of an image that stands alone: the page with those of its own styles that it
 * uses. Without its fonts and files, as an image fetches nothing; null while there is nothing to see.
 */
export function photograph(frame: HTMLIFrameElement | null): string | null {
  const page = frame?.contentDocument;
  if (frame === null || !page?.querySelector('body > *')) return null;
  const size = `width="${frame.width}" height="${frame.height}"`;
  const scheme = page.documentElement.getAttribute('data-mantine-color-scheme');
  const css = [...page.styleSheets].map(({ cssRules }) => usedRules(page, cssRules)).join('');
  const body = new XMLSerializer().serializeToString(page.body);
  // Written as text: the policy of this page lets no element with styles of its own be made in it.
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${frame.width} ${frame.height}" data-mantine-color-scheme="${scheme}"><style>${escaped(css)}</style><foreignObject ${size}>${body}</foreignObject></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The rules whose selectors find something, in the groups in which they stand; fonts are none. */
function usedRules(page: Document, rules: CSSRuleList): string {
  const used = [...rules].map((rule) => {
    if ('selectorText' in rule) return isUsed(page, String(rule.selectorText)) ? rule.cssText : '';
    if (!('cssRules' in rule)) return 'nameList' in rule ? rule.cssText : '';
    const inside = usedRules(page, rule.cssRules as CSSRuleList);
    return inside === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
  });
  return used.join('');
}

/** Pseudo-elements and states are left out of the question: `a:hover::before` is used where there is a link. */
function isUsed(page: Document, selector: string): boolean {
  try {
    return page.querySelector(selector.replaceAll(/::?(?:before|after|placeholder|[\w-]*hover|marker)/g, '')) !== null;
  } catch {
    return true;
  }
}
