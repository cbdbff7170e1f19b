/** Picked up by the style sheet of the pictures. */
const MARK = 'data-found';

/** Marks a sentence on the page of a picture, unfolds what hides it and moves it into view; returns whether it is there. */
export function markSentence(page: Document, sentence: string): boolean {
  const found = [...page.body.querySelectorAll('*')].filter((element) => says(element, sentence));
  const innermost = found.filter((element) => !found.some((inner) => inner !== element && element.contains(inner)));
  // A row without a box of its own is marked by its cells.
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

function says(element: Element, sentence: string): boolean {
  return (
    lettersOf(element.textContent).includes(lettersOf(sentence)) || element.getAttribute('placeholder') === sentence
  );
}

/** A text without what sets its parts apart: a row of a table is one sentence. */
function lettersOf(text: string): string {
  return text.replaceAll(/[\s:·]+/g, '');
}

/** A third of the free height is above the sentence: on a phone, the lower half of the picture is out of view. */
const PARTS_OF_GAP = 3;

/** Scrolls the page of the picture alone; `scrollIntoView` would move the page around it as well. */
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
