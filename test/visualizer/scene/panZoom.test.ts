import { describe, expect, it } from 'vitest';
import { detailAt } from '#src/visualizer/scene/detail.ts';
import { fitted, revealing, type View } from '#src/visualizer/scene/panZoom.ts';
import { keyAction } from '#src/visualizer/scene/sceneKeys.ts';
import { wheelReader } from '#src/visualizer/scene/wheel.ts';

const FRAME = { width: 1000, height: 600 };

function placeOf({ x, y, zoom }: View, item: { x: number; y: number; width: number; height: number }) {
  const [left, top] = [x + item.x * zoom, y + item.y * zoom];
  return { left, top, right: left + item.width * zoom, bottom: top + item.height * zoom };
}

describe('A drawing in its window', () => {
  it('is fitted into the middle, and a small one is not blown up', () => {
    expect(fitted({ width: 1904, height: 300 }, FRAME)).toEqual({ zoom: 0.5, x: 24, y: 225 });
    expect(fitted({ width: 100, height: 100 }, FRAME).zoom).toBe(1.25);
  });

  it('stays where it is when what is looked for can be seen and read', () => {
    const view = { x: 10, y: 20, zoom: 1 };
    expect(revealing(view, { x: 200, y: 200, width: 100, height: 40 }, FRAME)).toEqual(view);
  });

  it.each([
    ['beyond the right', { x: 3000, y: 200, width: 100, height: 40 }],
    ['above', { x: 200, y: -900, width: 100, height: 40 }],
    ['too large for the window', { x: 0, y: 0, width: 4000, height: 2000 }],
  ])('moves no more than it takes to show what is %s', (_, item) => {
    const { left, top, right, bottom } = placeOf(revealing({ x: 0, y: 0, zoom: 1 }, item, FRAME), item);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(23);
    expect([right <= FRAME.width - 23, bottom <= FRAME.height - 23]).toEqual([true, true]);
  });

  it('comes nearer when what is looked for is too small to be read', () => {
    const item = { x: 5000, y: 4000, width: 120, height: 40 };
    const view = revealing({ x: 0, y: 0, zoom: 0.1 }, item, FRAME);
    expect(view.zoom).toBe(0.75);
    expect(placeOf(view, item)).toEqual({ left: 455, top: 285, right: 545, bottom: 315 });
  });

  it('leaves the map as a whole where it is, whose names can be read from further away', () => {
    const view = { x: 24, y: 24, zoom: 0.4 };
    expect(revealing(view, { x: 1000, y: 600, width: 232, height: 122 }, FRAME, 'map')).toEqual(view);
  });
});

describe('The level of detail', () => {
  it.each([
    ['chart', 0.2, 'far'],
    ['chart', 0.6, 'middle'],
    ['chart', 1, 'near'],
    ['map', 0.5, 'far'],
    ['map', 0.6, 'middle'],
    ['map', 0.9, 'near'],
  ] as const)('of the %s at a zoom of %s is %s', (altitude, zoom, detail) => {
    expect(detailAt(altitude, zoom)).toBe(detail);
  });
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
    const meanings = [2, 90, 180].map((deltaY, index) => read({ ...turn, deltaY, timeStamp: index * 16 }));
    expect(meanings).toEqual(['pan', 'pan', 'pan']);
    expect(read({ ...turn, deltaY: 100, timeStamp: 5000 })).toBe('zoom');
  });
});

describe('A key', () => {
  it('that is not for the picture is left to others', () => {
    const pressed = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(keyAction({ ...pressed, key: 'Tab' })).toBeNull();
    expect(keyAction({ ...pressed, key: '+', ctrlKey: true })).toBeNull();
    expect(keyAction({ ...pressed, key: '+' })).not.toBeNull();
  });
});
