import { expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { happeningsOn } from '#src/review/page/facts/happenings.ts';
import { possibleWhen, withPossible } from '#src/review/page/facts/possible.ts';

const model = journeyModel();
const stateOf = (id: string) => model.states.find((state) => state.id === id) ?? null;

it.each([
  'the reader comes within 30 pixels of the end',
  'the creator ticks the box',
  'a full name is typed',
  'the contract has its document number',
])('The button Submit says that it needs: %s (R12.4)', (condition) => {
  expect(possibleWhen(model, 'contract.submitted', stateOf('contract'))).toContain(condition);
});

it.each([
  ['entityDetails', 'business.continued', 'when the authorization box is ticked, or when the contract is signed.'],
  ['offers', 'navigation.backRequested', 'here.'],
  ['entityDetails', 'business.ownerAdded', 'here, but not when the contract is signed.'],
  ['connectAdditionalAccounts', 'accounts.connectRequested', 'when it is Shopify, but not when Shopify is connected,'],
  ['contract', 'contract.changeRequested', 'signed. Changing is refused while the contract is being signed.'],
  ['contract', 'contract.dashboardOpened', 'when the contract is signed.'],
  ['landing', 'contract.submitted', 'It does nothing here.'],
])('A button of %s says when %s is possible: %s (R1.1)', (screen, event, sentence) => {
  expect(possibleWhen(model, event, stateOf(screen))).toContain(sentence);
});

it('The buttons of the contract follow the order of the journey', () => {
  const contract = stateOf('contract');
  const lines = contract === null ? [] : withPossible(model, contract, happeningsOn(model, contract).creator);
  const inOrder = ['agreement box', 'full name typed', 'Submit signed contract', 'Continue to Dashboard', 'Change'];
  const labels = [...new Set(lines.map(({ label }) => label))];
  expect(labels.filter((label) => inOrder.includes(label))).toEqual(inOrder);
  const refusal = lines.find(({ text }) => text === 'A signed contract cannot be changed.');
  expect(refusal?.possible).toBeUndefined();
});
