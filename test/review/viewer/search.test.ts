import { expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { answersOf, foundIn } from '#src/review/page/facts/search.ts';

const MODEL = journeyModel();
const answersTo = (query: string) => answersOf(MODEL, foundIn(MODEL, query));

it.each([
  ['/offers', 'Choose your offer', '/offers · Three offers'],
  ['Choose your offer', 'Choose your offer', '/offers · Three offers'],
  ['form irs', 'IRS form', '/sign-irs-form'],
  ['connect bank', 'Finish setting up · Connect Bank', 'The creator presses Connect Bank'],
  ['has its document number', 'Your contract · Submit signed contract', 'The creator submits the signed contract'],
  ['R12.5', 'Your contract', 'contract'],
  ['Sign Out', 'Reset · Sign Out', 'The creator wants to sign out'],
])('a search for “%s” is answered with the place and the words of each hit (R1.1)', (query, place, words) => {
  const answers = answersTo(query);
  expect(answers.filter((answer) => answer.place === place && answer.text.includes(words)).length).toBeGreaterThan(0);
});

it('a search for nothing, or for what is nowhere, has no answer (R1.1)', () => {
  expect([answersTo(' '), answersTo('/offers nowhere')]).toEqual([[], []]);
});
