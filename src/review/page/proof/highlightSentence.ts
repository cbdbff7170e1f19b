const FOUND_ATTRIBUTE = 'data-found';

/**
 * Highlights a sentence on a preview's page, opens the details around it and scrolls to it. Returns whether the
 * sentence was found.
 */
export function highlightSentence(page: Document, sentence: string): boolean {
  const found = [...page.body.querySelectorAll('*')].filter((element) => containsSentence(element, sentence));
  const innermost = found.filter((element) => !found.some((inner) => inner !== element && element.contains(inner)));
  // Elements with `display: contents` don't have a box, so their children are highlighted.
  const isBoxless = (element: Element) => page.defaultView?.getComputedStyle(element).display === 'contents';
  const boxes = innermost.flatMap((element) => (isBoxless(element) ? [...element.children] : [element]));
  for (const box of boxes) box.setAttribute(FOUND_ATTRIBUTE, '');
  const [first] = boxes;
  if (first === undefined) return false;
  for (let around = first.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
  moveIntoView(page, first);
  return true;
}

function containsSentence(element: Element, sentence: string): boolean {
  return (
    withoutSeparators(element.textContent).includes(withoutSeparators(sentence)) ||
    element.getAttribute('placeholder') === sentence
  );
}

/** Removes spaces and separators, because a sentence can span several cells of a table. */
function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s:·]+/g, '');
}

/** Leaves a third of the free height above the sentence, because phones cut off the lower half of the preview. */
const GAP_DIVISOR = 3;

/** Scrolls only the preview's page; `scrollIntoView` would also scroll the page around it. */
function moveIntoView({ defaultView, documentElement: root }: Document, element: Element): void {
  const gap = (height: number) => (height - element.getBoundingClientRect().height) / GAP_DIVISOR;
  for (let around = element.parentElement; around !== null && around !== root; around = around.parentElement) {
    const { top } = around.getBoundingClientRect();
    if (around.scrollHeight > around.clientHeight)
      around.scrollTop += element.getBoundingClientRect().top - top - gap(around.clientHeight);
  }
  const { top } = element.getBoundingClientRect();
  defaultView?.scrollTo({ top: top + root.scrollTop - gap(root.clientHeight), behavior: 'instant' });
}
