import { expect, it } from 'vitest';
import { lowestFreePlace, type Span } from '#src/app/toasts/ToastStack.tsx';

const BAR = { top: 640, bottom: 740 };
const fieldAt = (top: number) => ({ top, bottom: top + 44 });

it.each<[string, readonly Span[], number | null]>([
  ['at the bottom, where nothing is', [], 8],
  ['at the bottom, under what is higher', [{ top: 100, bottom: 600 }], 8],
  ['above the action bar', [BAR], 108],
  ['above a field that is above the action bar', [BAR, fieldAt(580)], 168],
  ['between two fields with room', [BAR, fieldAt(500)], 108],
  ['above two fields without room between them', [BAR, fieldAt(520)], 228],
  ['nowhere, where there is no room at all', [{ top: 0, bottom: 740 }], null],
])('a toast of 80 px in a window of 740 px stands %s (R14.1)', (_where, obstacles, bottom) => {
  expect(lowestFreePlace(740, 80, obstacles)).toBe(bottom);
});
