/** Nobody waits longer than this for the pictures of what is printed. */
const LONGEST_MS = 8000;

/** Opens the print dialog once the pictures of screens inside an element are there, and shows these as on a screen. */
export async function printWithPictures(place: Element | null): Promise<void> {
  const pictures = [...(place?.querySelectorAll('iframe') ?? [])];
  await Promise.all(pictures.map(isThere));
  for (const { contentDocument } of pictures) keepAsOnScreen(contentDocument);
  globalThis.print();
}

/** Waits for a picture, which on paper cannot come later; one that fails, or that takes long, is left out. */
function isThere(picture: HTMLIFrameElement): Promise<unknown> {
  if (picture.contentDocument?.body?.firstElementChild) return Promise.resolve();
  picture.loading = 'eager';
  return Promise.race([
    new Promise((resolve) => picture.addEventListener('load', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);
}

/** A picture shows a screen, not how that would be printed. */
function keepAsOnScreen(picture: Document | null): void {
  if (picture === null) return;
  picture.documentElement.style.setProperty('print-color-adjust', 'exact');
  const rules = [...picture.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    // A rule of another document is no instance of this one's class.
    const media = 'media' in rule ? (rule as CSSMediaRule).media : null;
    if (media?.mediaText === 'print') media.mediaText = 'not all';
  }
}
