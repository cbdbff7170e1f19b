import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Scope = Pick<typeof screen, 'queryAllByRole'>;

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name });
export const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
export const textsByRole = (role: string, scope: Scope = screen) => textsOf(scope.queryAllByRole(role));

/** Queries limited to the element with a role and name. */
export const withinRole = (role: string, name: string | RegExp) => within(screen.getByRole(role, { name }));

/** Returns the section that a heading belongs to. */
export const sectionOf = (name: string) => screen.getByRole('heading', { name }).closest('section') ?? document.body;

/** Returns the collapsible section with a title. */
export function detailsTitled(title: string): HTMLDetailsElement {
  const details = screen.getByText(title, { selector: 'summary *, summary' }).closest('details');
  if (details === null) throw new Error(`No collapsible section is titled "${title}"`);
  return details;
}

/** Filters sentences to those that appear on the page. */
export const visibleSentences = (sentences: readonly string[]) =>
  sentences.filter((sentence) => document.body.textContent.includes(sentence));

/** Maps each term in description lists to its value. */
export const valuesIn = (scope: Element = document.body) =>
  Object.fromEntries(
    [...scope.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** Maps each link's text to its address. */
export const linksIn = (scope: Scope = screen) =>
  Object.fromEntries(scope.queryAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]));

/** Returns the text of every cell in a table, row by row. */
export const rowsOf = (name: string) =>
  [...screen.getByRole<HTMLTableElement>('table', { name }).rows].map(({ cells }) => textsOf(cells));

export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return textsOf(ids.flatMap((id) => document.getElementById(id) ?? []))
    .join(' ')
    .trim();
}

/** Returns the elements that contain an icon, such as a check mark. */
export const elementsWithIcon = (elements: readonly Element[]) =>
  elements.filter((element) => element.querySelector('svg') !== null);

export const isAriaDisabled = (control: Element) => control.ariaDisabled === 'true';

export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
