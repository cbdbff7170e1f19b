const MAX_WAIT_MS = 8000;

/** Opens the print dialog once the pictures inside an element have loaded. */
export async function printWithPictures(place: Element | null): Promise<void> {
  const pictures = [...(place?.querySelectorAll('iframe') ?? [])];
  await Promise.all(pictures.map(waitForPicture));
  for (const { contentDocument } of pictures) disablePrintStyles(contentDocument);
  globalThis.print();
}

/** Waits for a picture to load, because it can't load once printed. Gives up after a while. */
function waitForPicture(picture: HTMLIFrameElement): Promise<unknown> {
  if (picture.contentDocument?.body?.firstElementChild) return Promise.resolve();
  picture.loading = 'eager';
  return Promise.race([
    new Promise((resolve) => picture.addEventListener('load', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}

/** Pictures show screens, not their print layout. */
function disablePrintStyles(picture: Document | null): void {
  if (picture === null) return;
  picture.documentElement.style.setProperty('print-color-adjust', 'exact');
  const rules = [...picture.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    // `instanceof` fails for rules of another document.
    const media = 'media' in rule ? (rule as CSSMediaRule).media : null;
    if (media?.mediaText === 'print') media.mediaText = 'not all';
  }
}
