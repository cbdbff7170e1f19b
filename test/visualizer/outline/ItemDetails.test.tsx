import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { GuardTree } from '#machines/graph/model/chartModel.ts';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import type { GuardTruth } from '#machines/graph/moments/moment.ts';
import { ItemDetails } from '#src/visualizer/outline/ItemDetails.tsx';

const model = journeyModel();
/** Not all of them, to save time: the items differ in their words, which are proved elsewhere. */
const EVERY = 9;
const CODE_NAME = /\w\.[a-z]+[A-Z]|undefined|\|/;
const items = [...model.states, ...model.transitions];

function ruleIdOf(sourceId: string, event: string): string {
  return model.transitions.find((rule) => rule.sourceId === sourceId && rule.trigger.name === event)?.id ?? 'none';
}

function show(id: string, truths?: ReadonlyMap<string, GuardTruth | null>) {
  const onSelect = vi.fn<(id: string) => void>();
  render(<ItemDetails model={model} id={id} onSelect={onSelect} {...(truths === undefined ? {} : { truths })} />);
  return { onSelect, user: userEvent.setup() };
}

describe('What is told of a rule', () => {
  const id = ruleIdOf('journey.screen.entityDetails.authorization.given', 'business.continued');

  it('is its sentence, its requirements and what it asks', () => {
    show(id);
    const about = screen.getByRole('region', { name: 'About Continue' });
    expect(about.textContent).toContain(
      'When the creator presses Continue, if a part of the contract is being changed',
    );
    expect(about.textContent).toContain('R9.8, R15.1');
    const questions = within(about)
      .getAllByRole('listitem')
      .map((item) => item.firstChild?.textContent);
    expect(questions).toEqual([
      'a part of the contract is being changed and the business information is complete',
      'all of these:',
      'a part of the contract is being changed',
      'the business information is complete',
    ]);
  });

  it('has what the guard answers now beside each question', () => {
    show(id, new Map([[id, truthOf(model.transitions.find((rule) => rule.id === id)?.guard)]]));
    const answers = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent?.trim());
    expect(answers).toEqual(['No:', 'No:', 'Yes:', 'No:']);
  });

  it('leads to where it starts and to where it goes', async () => {
    const { onSelect, user } = show(id);
    await user.click(screen.getByRole('button', { name: 'Contract' }));
    expect(onSelect).toHaveBeenLastCalledWith('contract');
    await user.click(screen.getByRole('button', { name: 'Given' }));
    expect(onSelect).toHaveBeenLastCalledWith('journey.screen.entityDetails.authorization.given');
  });

  it('says how long it waits, and what it does', () => {
    show(ruleIdOf('journey.screen.contract.viewer.loading', 'pdfDeadline'));
    expect(screen.getByRole('region').textContent).toContain('15 seconds');
  });

  it('says that what was asked before must have refused', () => {
    const other = model.transitions.find(({ isOtherwise, guard }) => isOtherwise && guard === null);
    show(other?.id ?? 'none');
    expect(screen.getByRole('region').textContent).toContain('It is asked only when the rules before it refuse.');
  });
});

describe('What is told of a state', () => {
  it('is what it is, what is inside, what can happen and what leads to it', async () => {
    const { onSelect, user } = show('offers');
    const about = screen.getByRole('region', { name: 'About Offers' });
    expect(about.textContent).toContain('Three offers to compare; one can be selected at a time.');
    expect(about.textContent).toContain('R8.1, R8.2, R8.4');
    expect(within(about).getAllByRole('button', { name: /7 seconds of this screen are over/ })).toHaveLength(1);
    await user.click(within(about).getAllByRole('button', { name: 'None selected' })[0] as HTMLElement);
    expect(onSelect).toHaveBeenLastCalledWith('journey.screen.offers.noneSelected');
  });

  it('is what it does on entering, on leaving and meanwhile', () => {
    show('journey.screen.connectPatreon.connecting');
    expect(screen.getByRole('region').textContent).toContain('asks Patreon to connect the account');
  });
});

describe('What is told of any item', () => {
  it('keeps the names of the program aside', () => {
    expect(items.length).toBeGreaterThan(350);
    const seen = items.filter((_, index) => index % EVERY === 0).map(({ id }) => textBesidesCode(id));
    expect(seen.filter((text) => CODE_NAME.test(text))).toEqual([]);
  });

  it('is nothing when the chart does not have it', () => {
    const { container } = render(<ItemDetails model={model} id="none" onSelect={() => {}} />);
    expect(container.textContent).toBe('');
  });
});

function textBesidesCode(id: string): string {
  const { container, unmount } = render(<ItemDetails model={model} id={id} onSelect={() => {}} />);
  container.querySelector('details')?.remove();
  const text = container.textContent;
  unmount();
  return text;
}

/** An answer in which only "is being changed" holds. */
function truthOf(tree: GuardTree | null | undefined): GuardTruth | null {
  if (tree === null || tree === undefined) return null;
  const inside = tree.kind === 'named' ? [tree.inside] : 'parts' in tree ? tree.parts : [];
  const parts = inside.map(truthOf).filter((part) => part !== null);
  const isTrue = parts.length > 0 ? parts.every((part) => part.isTrue) : tree.text.includes('being changed');
  return { tree, isTrue, parts };
}
