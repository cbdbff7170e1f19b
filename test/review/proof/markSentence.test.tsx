import { expect, it } from 'vitest';
import { markSentence } from '#src/review/page/proof/markSentence.ts';

const pageOf = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
const marked = (page: Document) => [...page.querySelectorAll('[data-found]')].map(({ tagName }) => tagName);

it.each([
  [
    'the innermost element that says it',
    '<div><p>Other</p><p>No <b>late</b>\n fees.</p></div>',
    'No late fees.',
    ['P'],
  ],
  ['a placeholder', '<input placeholder="Select one">', 'Select one', ['INPUT']],
  [
    'a row, whose cells are apart in it',
    '<table><tr><th>Fee</th><td>$5</td></tr><tr><th>Total</th><td>$9</td></tr></table>',
    'Fee: $5',
    ['TR'],
  ],
  ['nothing when the page does not say it', '<p>Other</p>', 'No late fees.', []],
])('A sentence is marked on a picture: %s', (_, markup, sentence, tags) => {
  const page = pageOf(markup);
  expect([markSentence(page, sentence), marked(page)]).toEqual([tags.length > 0, tags]);
});

it('A sentence that is folded away is unfolded', () => {
  const page = pageOf('<details><summary>More</summary><p>No late fees.</p></details>');
  markSentence(page, 'No late fees.');
  expect(page.querySelector('details')?.open).toBe(true);
});
