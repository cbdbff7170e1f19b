import { describe, expect, it } from 'vitest';
import { detailAt } from '#src/visualizer/scene/detail.ts';
import { fitted, revealing } from '#src/visualizer/scene/panZoom.ts';
import { keyAction } from '#src/visualizer/scene/sceneKeys.ts';
import { wheelReader } from '#src/visualizer/scene/wheel.ts';

const FRAME = { width: 1000, height: 600 };

describe('A drawing in its window', () => {
  it('is fitted into the middle, and a small one is not blown up', () => {
    expect(fitted({ width: 1904, height: 300 }, FRAME)).toEqual({ zoom: 0.5, x: 24, y: 225 });
    expect(fitted({ width: 100, height: 100 }, FRAME)).toEqual({ zoom: 1.25, x: 437.5, y: 237.5 });
  });

  it.each([
    ['stays where it is for what can be seen and read', '10 20 1', '200 200 100 40', '10 20 1'],
    ['moves no more than it takes to show what is beyond the right', '0 0 1', '3000 200 100 40', '-2124 0 1'],
    ['moves no more than it takes to show what is above', '0 0 1', '200 -900 100 40', '0 924 1'],
    ['moves away to show what is too large for the window', '0 0 1', '0 0 4000 2000', '24 62 0.238'],
    ['comes nearer to what is too small to be read', '0 0 0.1', '5000 4000 120 40', '-3295 -2715 0.75'],
  ])('%s', (_, before, item, after) => {
    const [x = 0, y = 0, width = 0, height = 0] = item.split(' ').map(Number);
    expect(revealing(viewOf(before), { x, y, width, height }, FRAME)).toEqual(viewOf(after));
  });

  it('leaves the map as a whole where it is, whose names can be read from further away', () => {
    const view = viewOf('24 24 0.4');
    expect(revealing(view, { x: 1000, y: 600, width: 232, height: 122 }, FRAME, 'map')).toEqual(view);
  });
});

it.each([
  ['chart', 0.2, 'far'],
  ['chart', 0.6, 'middle'],
  ['chart', 1, 'near'],
  ['map', 0.5, 'far'],
  ['map', 0.6, 'middle'],
  ['map', 0.9, 'near'],
] as const)('The level of detail of the %s at a zoom of %s is %s', (altitude, zoom, detail) => {
  expect(detailAt(altitude, zoom)).toBe(detail);
});

describe('A turn of the wheel', () => {
  const turn = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false, timeStamp: 0 };

  it.each([
    ['a notch of a mouse', { deltaY: 100 }, 'zoom'],
    ['a notch told in lines', { deltaY: 3, deltaMode: 1 }, 'zoom'],
    ['a pinch', { deltaY: 2, ctrlKey: true }, 'zoom'],
    ['two fingers down', { deltaY: 4 }, 'pan'],
    ['two fingers aside', { deltaX: 60, deltaY: 80 }, 'pan'],
    ['a notch with Shift', { deltaY: 100, shiftKey: true }, 'pan'],
  ] as const)('read from %s means %s', (_, event, meaning) => {
    expect(wheelReader()({ ...turn, ...event })).toBe(meaning);
  });

  it('keeps its meaning while the gesture lasts', () => {
    const read = wheelReader();
    const strokes = [2, 90, 180].map((deltaY, index) => ({ deltaY, timeStamp: index * 16 }));
    const meanings = [...strokes, { deltaY: 100, timeStamp: 5000 }].map((event) => read({ ...turn, ...event }));
    expect(meanings).toEqual(['pan', 'pan', 'pan', 'zoom']);
  });
});

it.each([
  ['ArrowLeft', {}, ['pan', 64, 0]],
  ['ArrowRight', {}, ['pan', -64, 0]],
  ['ArrowUp', {}, ['pan', 0, 64]],
  ['ArrowDown', { shiftKey: true }, ['pan', 0, -320]],
  ['=', {}, ['zoom', 1.25]],
  ['_', {}, ['zoom', 0.8]],
  ['Home', {}, ['fit']],
  ['Tab', {}, []],
  ['+', { ctrlKey: true }, []],
])('The key %s with %o does with the picture: %j', (key, held, expected) => {
  const done: unknown[] = [];
  const view = {
    fit: () => void done.push('fit'),
    zoomBy: (factor: number) => void done.push('zoom', factor),
    panBy: (dx: number, dy: number) => void done.push('pan', dx, dy),
    reveal: () => void done.push('reveal'),
  };
  keyAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })?.(view);
  expect(done).toEqual(expected);
});

function viewOf(text: string) {
  const [x = 0, y = 0, zoom = 1] = text.split(' ').map(Number);
  return { x, y, zoom };
}
