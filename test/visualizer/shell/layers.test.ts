import { describe, expect, it } from 'vitest';
import { journeyModel } from '#machines/graph/model/journeyModel.ts';
import { layered, marked, remembering } from '#src/visualizer/shell/layers.ts';
import { foundIn } from '#src/visualizer/viewer/search.ts';

describe('Layers of marks', () => {
  it('say together what each of them says of an item', () => {
    const marks = layered([
      marked(['one', 'two'], { isDimmed: true }),
      new Map(),
      marked(['two'], { isFound: true, isDimmed: false }),
    ]);
    expect([...marks]).toEqual([
      ['one', { isDimmed: true }],
      ['two', { isDimmed: false, isFound: true }],
    ]);
  });

  it('are the same object when there is one, so that nothing is drawn anew', () => {
    const only = marked(['one'], { isActive: true });
    expect(layered([new Map(), only])).toBe(only);
  });

  it('are worked out again only when something has changed', () => {
    let times = 0;
    const sum = remembering((one: number, other: number) => {
      times += 1;
      return one + other;
    });
    expect([sum(1, 2), sum(1, 2), sum(2, 2), sum(2, 2)]).toEqual([3, 3, 4, 4]);
    expect(times).toBe(2);
  });
});

describe('A search', () => {
  const model = journeyModel();

  it('finds states by their names and rules by their sentences, in any order of words', () => {
    expect(foundIn(model, 'IRS form sign').has('signIrsForm')).toBe(true);
    const rules = [...foundIn(model, 'presses continue offers')];
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.every((id) => model.states.some((state) => state.id === id) || id.includes('|'))).toBe(true);
  });

  it('finds what serves a requirement', () => {
    const found = foundIn(model, 'R8.3');
    const serving = [...model.states, ...model.transitions].filter(({ requirements }) => requirements.includes('R8.3'));
    expect(serving.length).toBeGreaterThan(0);
    expect(serving.every(({ id }) => found.has(id))).toBe(true);
  });

  it('finds nothing for no words', () => {
    expect(foundIn(model, '  ').size).toBe(0);
  });
});
