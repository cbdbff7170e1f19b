import { describe, expect, it } from 'vitest';
import { plainWords } from '#machines/graph/model/chartWords.ts';
import type { ModelTransition } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { toChartModel } from '#machines/graph/model/toChartModel.ts';
import { everyKind } from './everyKind.ts';

const model = journeyModel();
const LONGEST_LABEL = 24;
/** Two letters of different case within a word, names of companies and the like aside. */
const CODE_NAME = /\b(?!YouTube)[a-z]+[A-Z]\w*|\w+\.\w+[A-Z]\w*|undefined|\[object|null/;

const texts = [
  ...model.states.flatMap(({ title, entryTexts, exitTexts, invokeTexts }) => [
    title,
    ...entryTexts,
    ...exitTexts,
    ...invokeTexts,
  ]),
  ...model.transitions.flatMap(({ label, sentence, actionTexts }) => [label, sentence, ...actionTexts]),
];

const sentencesOf = (transitions: readonly ModelTransition[], sourceId: string) =>
  transitions.filter((transition) => transition.sourceId === sourceId).map(({ sentence }) => sentence);

describe('The journey in words', () => {
  it('has words for everything, and no code name or word made up from a name among them', () => {
    expect(texts.length).toBeGreaterThan(800);
    expect(texts.filter((text) => text.trim() === '' || text.includes('“') || CODE_NAME.test(text))).toEqual([]);
  });

  it('tells every transition as a whole sentence, apart from its neighbours, with a label that fits on a line', () => {
    const isOdd = ({ sentence, label }: ModelTransition) =>
      !/^[A-Z].*[^.]\.$/.test(sentence) || label.length > LONGEST_LABEL;
    expect(model.transitions.filter(isOdd)).toEqual([]);
    const told = model.transitions.map(({ sourceId, sentence }) => `${sourceId}: ${sentence}`);
    expect(told.length).toBe(new Set(told).size);
  });
});

describe('A chart without words of its own', () => {
  const plain = toChartModel(everyKind(), plainWords('The bank'));

  it('is told by its names, spelled out', () => {
    expect(Object.fromEntries(plain.states.map(({ id }) => [id, sentencesOf(plain.transitions, id)]))).toEqual({
      bank: [
        'Starts at Asking.',
        'When anything else happens, does “Count on”.',
        'When “Bank called” happens, goes to Closed.',
      ],
      'bank.asking': [
        'When “Ask bank” succeeds, goes to Asked.',
        'When “Ask bank” fails, starts Asking anew.',
        'When “Ask bank” has news, does “Count on”.',
        'When 1 minute has passed, if “Is early” holds, goes to Closed.',
        'When 2 seconds have passed, goes to Asked.',
        'When “Rest of day” is over, goes to Closed.',
      ],
      'bank.asked': [
        'When Asked is finished, goes to Closed.',
        'As soon as “Is late” holds and either Asked › Left › Open is active or Closed is not active, goes to Closed.',
      ],
      'bank.asked.left': ['Starts at Open.'],
      'bank.asked.left.before': [],
      'bank.asked.left.open': [
        'When “Drawer shut” happens, if “Is two three” holds, goes to Shut.',
        'When “Drawer shut” happens, otherwise if “Is early” does not hold, stays at Open.',
        'When “Drawer shut” happens, otherwise does “Say hello”, goes to Shut and goes to Right › On.',
      ],
      'bank.asked.left.shut': [],
      'bank.asked.right': ['Starts at On.'],
      'bank.asked.right.off': [],
      'bank.asked.right.on': [
        'When “Lamp switched” happens, if a condition written in place holds, does something written in place and goes to Off.',
      ],
      'bank.closed': [
        'When “Bank reopened” happens, returns to where Left was left.',
        'When “Bank forgotten” happens, nothing happens.',
      ],
    });
  });
});
