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
    expect(Object.fromEntries(marks)).toEqual({ one: { isDimmed: true }, two: { isDimmed: false, isFound: true } });
  });

  it('are the same object when there is one, so that nothing is drawn anew', () => {
    const only = marked(['one'], { isActive: true });
    expect(layered([new Map(), only])).toBe(only);
  });

  it('are worked out again only when something has changed', () => {
    const asked: number[][] = [];
    const sum = remembering((one: number, other: number) => {
      asked.push([one, other]);
      return one + other;
    });
    expect([sum(1, 2), sum(1, 2), sum(2, 2), sum(2, 2)]).toEqual([3, 3, 4, 4]);
    expect(asked.map((given) => given.join())).toEqual(['1,2', '2,2']);
  });
});

describe('A search', () => {
  const model = journeyModel();
  const { states, transitions } = model;
  const found = (query: string) => [...foundIn(model, query)];

  it('finds states by their names and rules by their sentences, in any order of words', () => {
    expect(found('IRS form sign')).toContain('signIrsForm');
    const rules = transitions.filter(({ sentence }) => sentence.includes('presses Continue')).map(({ id }) => id);
    expect(rules.length).toBeGreaterThan(5);
    expect(found('continue PRESSES')).toEqual(expect.arrayContaining(rules));
  });

  it('finds what serves a requirement', () => {
    const serving = [...states, ...transitions].filter(({ requirements }) => requirements.includes('R8.3'));
    expect(serving.length).toBeGreaterThan(0);
    expect(found('R8.3')).toEqual(expect.arrayContaining(serving.map(({ id }) => id)));
  });

  it('finds nothing for no words', () => {
    expect(found('  ')).toEqual([]);
  });
});
