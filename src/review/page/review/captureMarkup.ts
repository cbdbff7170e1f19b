/** Returns a preview's current content as markup; null if the preview is missing or still empty. */
export function captureMarkup(frame: HTMLIFrameElement | null): string | null {
  const body = frame?.contentDocument?.body;
  return body?.firstElementChild ? new XMLSerializer().serializeToString(body) : null;
}

/**
 * Renders captured markup as an image URL, with the styles of the page in a frame. Images can't load fonts or other
 * files, so two images with the same styles differ only in their markup.
 */
export function markupToImageUrl(markup: string, frame: HTMLIFrameElement): string {
  const { styleSheets, documentElement } = frame.contentDocument ?? document;
  const css = [...styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  const size = `width="${frame.width}" height="${frame.height}"`;
  const scheme = documentElement.getAttribute('data-mantine-color-scheme');
  // Built as a string, because the content security policy blocks inline styles in this page's elements.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${frame.width} ${frame.height}" data-mantine-color-scheme="${scheme}"><style>${escapeMarkup(css.join(''))}</style><foreignObject ${size}>${markup}</foreignObject></svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
