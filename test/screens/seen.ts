import type { OfferId } from '#machines/domain/choices.ts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { renderScreen } from '#test/support/renderScreen.tsx';

type Part = Pick<typeof screen, 'queryAllByRole'>;

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name });
export const wordsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** The words of everything with this role, in the order of the page or of a part of it. */
export const allWords = (role: string, part: Part = screen) => wordsOf(part.queryAllByRole(role));

/** The same in one line. */
export const said = (role: string, part: Part = screen) => allWords(role, part).join(', ');

/** A part of the screen by the role and the name it has there. */
export const partOf = (role: string, name: string | RegExp) => within(screen.getByRole(role, { name }));

/** What a title folds away. */
export function foldOf(heading: string): HTMLDetailsElement {
  const fold = screen.getByText(heading, { selector: 'summary *, summary' }).closest('details');
  if (fold === null) throw new Error(`"${heading}" folds nothing away.`);
  return fold;
}

/** The words and the address of every link of a part. */
export const linksIn = (part: Part = screen) =>
  part.queryAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]);

/** The table with this name, row by row. */
export const rowsOf = (name: string) =>
  [...screen.getByRole<HTMLTableElement>('table', { name }).rows].map((row) => wordsOf(row.cells));

/** Those of these sentences that the screen shows, each as often as it does. */
export const shownOf = (sentences: readonly string[]) =>
  sentences.flatMap((sentence) => wordsOf(screen.queryAllByText((_words, element) => says(element, sentence))));

/** Whether an element says a sentence as a whole, also in several parts, and no part of it alone does. */
const says = (element: Element | null, sentence: string): boolean =>
  element?.textContent.trim() === sentence &&
  ![...element.children].some((part) => part.textContent.trim() === sentence);

/** What is said about an element besides its name. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return wordsOf(ids.flatMap((id) => document.getElementById(id) ?? [])).join(' ');
}

export const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true';

/** Whether a control can be used, and what is said about it. */
export const stateOf = (control: Element) => `${isOff(control) ? 'off' : 'on'}: ${descriptionOf(control)}`;

/** The attributes of an element by their names. */
export const attributesOf = (element: Element | null, ...names: readonly string[]) =>
  names.map((name) => element?.getAttribute(name) ?? null);

/** Puts a text into a field at once, as a person who pastes it. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

type OpenJourney = ReturnType<typeof renderScreen>['journey'];

/** Takes an offer and opens the contract. */
export async function chooseOffer(journey: OpenJourney, offerId: OfferId): Promise<void> {
  journey.open('/offers');
  journey.send({ type: 'offers.selected', offerId });
  journey.open('/contract');
  await journey.settle();
}

/** Takes an offer and signs the contract. */
export async function signWith(journey: OpenJourney, offerId: OfferId): Promise<void> {
  await chooseOffer(journey, offerId);
  await signContract(journey);
}

/** Signs on the open contract, without a hand on the screen. */
export async function signContract(journey: Pick<OpenJourney, 'send' | 'settle'>): Promise<void> {
  journey.send({ type: 'contract.agreementChanged', isAgreed: true, at: '2026-11-21T09:20:00+00:00' });
  journey.send({ type: 'contract.signatureChanged', signature: 'Dana Example' });
  journey.send({ type: 'contract.submitted' });
  await journey.settle();
}
