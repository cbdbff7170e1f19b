import { expect, it } from 'vitest';
import { markSentence } from '#src/review/page/proof/markSentence.ts';

it.each([
  ['in the innermost element', '<div><p>Other</p><p>No <b>late</b>\n fees.</p></div>', 'No late fees.', 'P'],
  ['in a placeholder', '<input placeholder="Select one">', 'Select one', 'INPUT'],
  ['in a row of cells', '<table><tr><th>Fee</th><td>$5</td></tr></table>', 'Fee: $5', 'TR'],
  ['in folded details, which unfold', '<details><summary>More</summary><p>Fees.</p></details>', 'Fees.', 'P'],
  ['nowhere if the page does not say it', '<p>Other</p>', 'No late fees.', undefined],
])('A sentence is marked %s', (_where, markup, sentence, tag) => {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect(markSentence(page, sentence)).toBe(tag !== undefined);
  expect(page.querySelector('[data-found]')?.tagName).toBe(tag);
  expect(page.querySelector('details:not([open])')).toBeNull();
});
