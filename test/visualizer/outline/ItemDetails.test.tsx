import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GuardTree } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { GuardTruth } from '#machines/graph/moments/moment.ts';
import { ItemDetails } from '#src/visualizer/outline/ItemDetails.tsx';

const model = journeyModel();

function ruleIdOf(sourceId: string, event: string): string {
  return model.transitions.find((rule) => rule.sourceId === sourceId && rule.trigger.name === event)?.id ?? 'none';
}

function show(id: string, truths?: ReadonlyMap<string, GuardTruth | null>) {
  const onSelect = vi.fn<(id: string) => void>();
  render(<ItemDetails model={model} id={id} onSelect={onSelect} {...(truths === undefined ? {} : { truths })} />);
  const about = screen.getByRole('region');
  const asked = () => [...about.querySelectorAll('li')].map((item) => item.firstChild?.textContent?.trim());
  return { onSelect, about, asked };
}

describe('What is told of a rule', () => {
  const id = ruleIdOf('journey.screen.entityDetails.authorization.given', 'business.continued');

  it('is its sentence, its requirements and what it asks', () => {
    const { about, asked } = show(id);
    expect([about.ariaLabel, about.querySelectorAll('p')[1]?.textContent]).toEqual([
      'About Continue',
      expect.stringMatching(/^When the creator presses Continue, if a part of the contract is being changed/),
    ]);
    expect(about.textContent).toContain('R9.8, R15.1');
    expect(asked()).toEqual([
      'a part of the contract is being changed and the business information is complete',
      'all of these:',
      'a part of the contract is being changed',
      'the business information is complete',
    ]);
  });

  it('has what the guard answers now beside each question', () => {
    const guard = model.transitions.find((rule) => rule.id === id)?.guard;
    expect(show(id, new Map([[id, truthOf(guard)]])).asked()).toEqual(['No:', 'No:', 'Yes:', 'No:']);
  });

  it('leads to where it starts and to where it goes', () => {
    const { onSelect } = show(id);
    for (const name of ['Contract', 'Given']) fireEvent.click(screen.getByRole('button', { name }));
    expect(onSelect.mock.calls).toEqual([['contract'], ['journey.screen.entityDetails.authorization.given']]);
  });
});

it('What is told of a state is what it is, what is inside, what can happen and what leads to it', () => {
  const { about, onSelect } = show('offers');
  expect(about.ariaLabel).toBe('About Offers');
  expect(about.textContent).toContain('Three offers to compare; one can be selected at a time.');
  expect(about.textContent).toContain('R8.1, R8.2, R8.4');
  expect(screen.getAllByText(/7 seconds of this screen are over/)).toHaveLength(1);
  fireEvent.click(screen.getAllByText('None selected')[0] as HTMLElement);
  expect(onSelect.mock.calls).toEqual([['journey.screen.offers.noneSelected']]);
});

const otherwise = model.transitions.find(({ isOtherwise, guard }) => isOtherwise && guard === null)?.id ?? 'none';

it.each([
  ['how long a rule waits', ruleIdOf('journey.screen.contract.viewer.loading', 'pdfDeadline'), '15 seconds'],
  ['that rules before it must have refused', otherwise, 'It is asked only when the rules before it refuse.'],
  ['what a state does meanwhile', 'journey.screen.connectPatreon.connecting', 'asks Patreon to connect the account'],
])('What is told says %s', (_, itemId, words) => {
  expect(show(itemId).about.textContent).toContain(words);
});

/** An answer in which only "is being changed" holds. */
function truthOf(tree: GuardTree | null | undefined): GuardTruth | null {
  if (tree === null || tree === undefined) return null;
  const inside = tree.kind === 'named' ? [tree.inside] : 'parts' in tree ? tree.parts : [];
  const parts = inside.map(truthOf).filter((part) => part !== null);
  const isTrue = parts.length > 0 ? parts.every((part) => part.isTrue) : tree.text.includes('being changed');
  return { tree, isTrue, parts };
}
