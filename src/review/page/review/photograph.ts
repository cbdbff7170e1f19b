/** What a picture shows now, as markup; null while there is nothing to see. */
export function photograph(frame: HTMLIFrameElement | null): string | null {
  const body = frame?.contentDocument?.body;
  return body?.firstElementChild ? new XMLSerializer().serializeToString(body) : null;
}

/**
 * Markup from `photograph` as the address of an image, in the styles of a page. Without its fonts and files, as an image
 * fetches nothing: two photographs in the same styles differ only where the markup does.
 */
export function developed(markup: string, frame: HTMLIFrameElement): string {
  const { styleSheets, documentElement } = frame.contentDocument ?? document;
  const css = [...styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  const size = `width="${frame.width}" height="${frame.height}"`;
  const scheme = documentElement.getAttribute('data-mantine-color-scheme');
  // Written as text: the policy of this page lets no element with styles of its own be made in it.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${frame.width} ${frame.height}" data-mantine-color-scheme="${scheme}"><style>${escaped(css.join(''))}</style><foreignObject ${size}>${markup}</foreignObject></svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
