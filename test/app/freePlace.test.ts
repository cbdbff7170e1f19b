import { expect, it } from 'vitest';
import { lowestFreePlace, type Span } from '#src/app/toasts/freePlace.ts';

it.each<[string, readonly Span[], number | null]>([
  ['at the bottom, where nothing is', [], 8],
  ['at the bottom, under what is higher', [{ top: 100, bottom: 600 }], 8],
  ['above the action bar', [{ top: 640, bottom: 740 }], 108],
  [
    'above a field that is above the action bar',
    [
      { top: 640, bottom: 740 },
      { top: 580, bottom: 624 },
    ],
    168,
  ],
  [
    'between two fields with room',
    [
      { top: 640, bottom: 740 },
      { top: 500, bottom: 544 },
    ],
    108,
  ],
  [
    'above two fields without room between them',
    [
      { top: 640, bottom: 740 },
      { top: 520, bottom: 564 },
    ],
    228,
  ],
  ['nowhere, where there is no room at all', [{ top: 0, bottom: 740 }], null],
])('a toast of 80 px in a window of 740 px stands %s (R14.1)', (_where, obstacles, bottom) => {
  expect(lowestFreePlace(740, 80, obstacles)).toBe(bottom);
});
