import { expect, it } from 'vitest';
import { shareStructure } from '#src/journey/shareStructure.ts';

const view = () => ({
  owners: [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bo' },
  ],
  files: { tax: null },
  count: 2,
});

it('gives back what stood before where all is equal (R1.8)', () => {
  const before = view();
  expect(shareStructure(before, view())).toBe(before);
  expect(shareStructure<unknown>(before.owners, view().owners)).toBe(before.owners);
});

it('keeps the parts that have not changed, and takes the others as they are (R1.8)', () => {
  const before = view();
  const changed = {
    ...view(),
    owners: [
      { id: 'a', name: 'Ada' },
      { id: 'b', name: 'Bob' },
    ],
  };
  const shared = shareStructure(before, changed);
  expect(shared).toEqual(changed);
  expect(
    [shared.files, shared.owners[0]].map((part, index) => part === [before.files, before.owners[0]][index]),
  ).toEqual([true, true]);
  expect(shared.owners[1]).not.toBe(before.owners[1]);
});

it.each<[string, unknown, unknown]>([
  ['a longer list', [1], [1, 2]],
  ['a shorter list', [1, 2], [1]],
  ['an added part', { a: 1 }, { a: 1, b: undefined }],
  ['a part taken away', { a: 1, b: 2 }, { a: 1 }],
  ['a list in place of an object', {}, []],
  ['an object in place of nothing', null, {}],
  ['nothing in place of an object', {}, null],
  ['an equal date, which is no plain object', new Date(0), new Date(0)],
  ['another number', 1, 2],
])('takes %s as it is made', (_what, before, made) => {
  const shared = shareStructure(before, made);
  expect(shared).toEqual(made);
  expect(shared).not.toBe(before);
});
