import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Part = Pick<typeof screen, 'queryAllByRole'>;

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name });
export const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
export const textsByRole = (role: string, part: Part = screen) => textsOf(part.queryAllByRole(role));

/** A part of the screen by its role and name. */
export const partOf = (role: string, name: string | RegExp) => within(screen.getByRole(role, { name }));

/** The section under a heading. */
export const sectionOf = (name: string) => screen.getByRole('heading', { name }).closest('section') ?? document.body;

/** The collapsed part with this title. */
export function foldOf(title: string): HTMLDetailsElement {
  const fold = screen.getByText(title, { selector: 'summary *, summary' }).closest('details');
  if (fold === null) throw new Error(`"${title}" is no title of a collapsed part.`);
  return fold;
}

/** The sentences that the page shows, out of these. */
export const shownOf = (sentences: readonly string[]) =>
  sentences.filter((sentence) => document.body.textContent.includes(sentence));

/** The value of each term, by the term. */
export const valuesIn = (part: Element = document.body) =>
  Object.fromEntries(
    [...part.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** The addresses of links by their names. */
export const linksIn = (part: Part = screen) =>
  Object.fromEntries(part.queryAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]));

/** The rows of a table. */
export const rowsOf = (name: string) =>
  [...screen.getByRole<HTMLTableElement>('table', { name }).rows].map(({ cells }) => textsOf(cells));

/** The accessible description of an element. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return textsOf(ids.flatMap((id) => document.getElementById(id) ?? []))
    .join(' ')
    .trim();
}

/** The elements that show an icon, such as a check mark. */
export const withIcon = (elements: readonly Element[]) =>
  elements.filter((element) => element.querySelector('svg') !== null);

export const isOff = (control: Element) => control.ariaDisabled === 'true';

/** Enters a text at once, as pasting does. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
