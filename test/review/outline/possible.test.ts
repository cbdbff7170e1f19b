import { describe, expect, it } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { happeningsOn } from '#src/review/page/facts/happenings.ts';
import { possibleWhen, withPossible } from '#src/review/page/facts/possible.ts';

const model = journeyModel();
const possibleOn = (screen: string, event: string) =>
  possibleWhen(model, event, model.states.find(({ id }) => id === screen) ?? null);

describe('The sentence of a button', () => {
  it.each([
    ['read to its end', 'the reader comes within 30 pixels of the end'],
    ['the box', 'the creator ticks the box'],
    ['the name', 'a full name is typed'],
    ['the number', 'the contract has its document number'],
  ])('names for Submit what every region asks for: %s (R12.4)', (_, condition) => {
    expect(possibleOn('contract', 'contract.submitted')).toContain(condition);
  });

  it.each([
    [
      'alternatives of one button',
      'entityDetails',
      'business.continued',
      'Possible when the authorization box is ticked, or when the contract is signed.',
    ],
    ['a button without conditions', 'offers', 'navigation.backRequested', 'Possible here.'],
    [
      'what has ended it',
      'entityDetails',
      'business.ownerAdded',
      'Possible here, but not when the contract is signed.',
    ],
    [
      'a rule beside the screen',
      'connectAdditionalAccounts',
      'accounts.connectRequested',
      'Possible when it is Shopify, but not when Shopify is connected, or when it is YouTube, but not when YouTube is connected.',
    ],
    [
      'a state that refuses',
      'contract',
      'contract.changeRequested',
      'Possible here, but not when the contract is signed. Changing is refused while the contract is being signed.',
    ],
    ['what led here', 'contract', 'contract.dashboardOpened', 'Possible when the contract is signed.'],
    ['an event of another screen', 'landing', 'contract.submitted', 'It does nothing here.'],
  ])('says %s (R1.1)', (_, screen, event, sentence) => {
    expect(possibleOn(screen, event)).toBe(sentence);
  });
});

describe('What a creator can do on the contract', () => {
  const contract = model.states.find(({ id }) => id === 'contract');
  if (contract === undefined) throw new Error('there is no contract');
  const lines = withPossible(model, contract, happeningsOn(model, contract).creator);

  it('comes in the order of the journey: signing, going on, and last what leads back', () => {
    const labels = [...new Set(lines.map(({ label }) => label))];
    const asked = [
      'agreement box',
      'full name typed',
      'Submit signed contract',
      'Continue to Dashboard',
      'Change',
      'Back',
    ];
    expect(labels.filter((label) => asked.includes(label))).toEqual(asked);
  });

  it('says of a rule that forbids something nothing but that', () => {
    const forbidding = lines.find(({ text }) => text === 'A signed contract cannot be changed.');
    expect(forbidding?.possible).toBeUndefined();
  });
});
