import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import { ChartScene } from '#src/review/page/scene/ChartScene.tsx';
import { ScreenPicture } from '#src/review/page/scene/ScreenPicture.tsx';
import type { SceneHandle } from '#src/review/page/scene/useSceneView.ts';
import { wearScheme } from '#src/review/page/viewer/colorScheme.ts';
import { SCENE } from '#src/review/page/words/scene.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { smallGeometry, smallModel } from './smallChart.ts';

/** The offset and zoom of the small chart fitted into a window of 1000 by 600. */
const FITTED = [125, 175, 1.25];

function show(first: Geometry = smallGeometry) {
  const ref = createRef<SceneHandle>();
  const props = { ref, model: smallModel, label: 'Map', marks: new Map(), onSelect: () => {} };
  const page = (selectedId: string | null, geometry = first) => (
    <ChartScene {...props} geometry={geometry} selectedId={selectedId} />
  );
  const { container, rerender } = render(page(null));
  const picture = () => container.querySelector<SVGSVGElement>('svg.chart-scene');
  return {
    ref,
    shape: (id: string) => container.querySelector(`[data-id="${id}"]`) as Element,
    /** The offset and zoom of the drawing. */
    view: () => {
      const transform = picture()?.firstElementChild?.getAttribute('transform') ?? '';
      return [...transform.matchAll(/-?[\d.]+/g)].map(([text]) => Math.round(Number(text) * 1e4) / 1e4);
    },
    detail: () => picture()?.dataset['detail'],
    select: (id: string) => rerender(page(id)),
    draw: (geometry: Geometry) => rerender(page(null, geometry)),
  };
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The picture of a chart', () => {
  const FAR: Geometry = { ...smallGeometry, altitude: 'chart', width: 4000, height: 3000 };

  it('is one tab stop with a name and a hint', () => {
    show();
    const frame = screen.getByRole('application', { name: 'Map', description: SCENE.hint });
    expect(Array.from(document.querySelectorAll('[tabindex]'))).toEqual([frame]);
  });

  it('stays open on the map when an earlier zoom ends late', () => {
    vi.useFakeTimers();
    const { ref, detail, draw } = show(FAR);
    expect(detail()).toBe('far');
    act(() => ref.current?.zoomBy(1.3));
    draw({ ...smallGeometry, altitude: 'map' });
    act(() => void vi.advanceTimersByTime(500));
    expect(detail()).toBe('near');
  });

  it.each([
    ['x{Control>}+{/Control}', FITTED],
    ['{ArrowRight}{ArrowUp}', [61, 239, 1.25]],
    ['{Shift>}{ArrowLeft}{ArrowDown}{/Shift}', [445, -145, 1.25]],
    ['{ArrowLeft}0+', [31.25, 143.75, 1.5625]],
    ['+_', FITTED],
  ])('moves and zooms by the keys %s', async (keys, expected) => {
    const user = userEvent.setup();
    const { view } = show();
    await user.tab();
    await user.keyboard(keys);
    expect(view()).toEqual(expected);
  });

  it('moves to an item selected elsewhere, not to one pressed', () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    const { view, shape, select, ref } = show();
    act(() => ref.current?.panBy(-2000, 0));
    fireEvent.click(shape('small.open'));
    select('small.open');
    expect(view()).toEqual([-1875, 175, 1.25]);
    select('small.closed');
    expect(view()).toEqual([-555, 175, 1.25]);
  });
});

it('The picture of a screen has the color scheme of the page', () => {
  const name = 'data-mantine-color-scheme';
  onTestFinished(() => document.documentElement.removeAttribute(name));
  wearScheme(window, 'dark');
  const { container } = render(<ScreenPicture address="about:blank" />);
  const frame = container.querySelector('iframe') as HTMLIFrameElement;
  fireEvent.load(frame);
  expect(frame.contentDocument?.documentElement.getAttribute(name)).toBe('dark');
  wearScheme(window, 'light');
  expect(frame.contentDocument?.documentElement.getAttribute(name)).toBe('light');
});
