import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ComparisonPanel } from '#src/review/page/compare/ComparisonPanel.tsx';
import { modelJson } from '#src/review/page/facts/readModel.ts';
import { marksOf } from '#src/review/page/viewer/marksOf.ts';
import { changed } from '#test/review/review/smallChart.ts';
import { smallModel } from '#test/review/scene/smallChart.ts';
import { showPart, press } from '#test/review/showPart.tsx';

const [first] = smallModel.states;
const older = {
  ...changed(smallModel, first?.id ?? ''),
  states: smallModel.states.map((state) => (state === first ? { ...state, description: 'As it was.' } : state)),
};

it('The changes since a saved version are listed with both wordings and lead to their places, until the comparison ends', async () => {
  const { context } = await showPart(<ComparisonPanel />);
  const choose = (text: string) =>
    userEvent.upload(
      document.querySelector('input[type="file"]') as HTMLInputElement,
      new File([text], 'old.json', { type: 'application/json' }),
    );
  await choose('{}');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('or it was changed since'));
  await choose(modelJson(older));
  expect((await screen.findByRole('heading')).textContent).toBe('Compared with old.json');
  expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual(['1 change', '']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells[0]).toContain('As it was.');
  await press(first?.title ?? '');
  expect(context().selectedId).toBe(first?.id);
  expect(screen.getByRole('button', { name: first?.title ?? '' }).ariaCurrent).toBe('true');
  await press('End the comparison');
  expect(context().comparison).toBe(null);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a saved version' }));
});

it('What changed is marked with its screen, and all else is dimmed', async () => {
  const { actor, send } = await showPart(null);
  const changes = [{ id: 'small.open|LOOK|1', place: 'Open', before: null, after: 'When one looks, nothing happens.' }];
  send({ type: 'comparison.opened', comparison: { name: 'old.json', changes } });
  const { marks } = marksOf(actor.getSnapshot());
  const of = ['small.open|LOOK|1', 'small.open', 'small.closed', 'small.open|CLOSE|0'].map((id) => marks.get(id));
  expect(of).toEqual([{ change: 'added' }, { change: 'changed' }, { isDimmed: true }, { isDimmed: true }]);
});
