const MARK = 'data-found';

/**
 * Marks a sentence on a picture's page, opens the details around it and scrolls to it; returns whether it was found.
 */
export function markSentence(page: Document, sentence: string): boolean {
  const found = [...page.body.querySelectorAll('*')].filter((element) => containsSentence(element, sentence));
  const innermost = found.filter((element) => !found.some((inner) => inner !== element && element.contains(inner)));
  // Elements with `display: contents` have no box, so their children are marked.
  const isBoxless = (element: Element) => page.defaultView?.getComputedStyle(element).display === 'contents';
  const boxes = innermost.flatMap((element) => (isBoxless(element) ? [...element.children] : [element]));
  for (const box of boxes) box.setAttribute(MARK, '');
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

/** Removes separators, because a table row is one sentence. */
function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s:·]+/g, '');
}

/** Leaves a third of the free height above the sentence: phones cut off the lower half of the picture. */
const PARTS_OF_GAP = 3;

/** Scrolls only the picture's page; `scrollIntoView` would also scroll the page around it. */
function moveIntoView({ defaultView, documentElement: root }: Document, element: Element): void {
  const gap = (height: number) => (height - element.getBoundingClientRect().height) / PARTS_OF_GAP;
  for (let around = element.parentElement; around !== null && around !== root; around = around.parentElement) {
    const { top } = around.getBoundingClientRect();
    if (around.scrollHeight > around.clientHeight)
      around.scrollTop += element.getBoundingClientRect().top - top - gap(around.clientHeight);
  }
  const { top } = element.getBoundingClientRect();
  defaultView?.scrollTo({ top: top + root.scrollTop - gap(root.clientHeight), behavior: 'instant' });
}
