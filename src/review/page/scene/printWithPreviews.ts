const MAX_WAIT_MS = 8000;

/** Opens the print dialog once the previews inside an element have loaded or timed out. */
export async function printWithPreviews(container: Element | null): Promise<void> {
  const previews = [...(container?.querySelectorAll('iframe') ?? [])];
  await Promise.all(previews.map(waitForPreview));
  for (const { contentDocument } of previews) disablePrintStyles(contentDocument);
  globalThis.print();
}

/** Waits for a preview to load, because it can't load during printing. Gives up after a while. */
function waitForPreview(preview: HTMLIFrameElement): Promise<unknown> {
  if (preview.contentDocument?.body?.firstElementChild) return Promise.resolve();
  preview.loading = 'eager';
  return Promise.race([
    new Promise((resolve) => preview.addEventListener('load', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}

/** Makes a preview print the way it looks on screen. */
function disablePrintStyles(preview: Document | null): void {
  if (preview === null) return;
  preview.documentElement.style.setProperty('print-color-adjust', 'exact');
  const rules = [...preview.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    // `instanceof` doesn't work for rules of another document.
    const media = 'media' in rule ? (rule as CSSMediaRule).media : null;
    if (media?.mediaText === 'print') media.mediaText = 'not all';
  }
}
