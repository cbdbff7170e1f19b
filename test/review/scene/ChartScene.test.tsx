import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Geometry } from '#src/review/engine/layout/geometry.ts';
import { SCENE } from '#src/review/page/words/scene.ts';
import { ChartScene } from '#src/review/page/scene/ChartScene.tsx';
import type { SceneHandle } from '#src/review/page/scene/useSceneView.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { smallGeometry, smallModel } from './smallChart.ts';

/** The small chart fitted into a window of 1000 by 600: where it begins, and its zoom. */
const WHOLE = [125, 175, 1.25];
const LINE = 'small.open|CLOSE|0';

function show() {
  const onSelect = vi.fn<(id: string | null) => void>();
  const ref = createRef<SceneHandle>();
  const drawn = { model: smallModel, geometry: smallGeometry, label: 'Map', marks: new Map(), onSelect };
  const page = (selectedId: string | null) => <ChartScene ref={ref} {...drawn} selectedId={selectedId} />;
  const { container, rerender } = render(page(null));
  const picture = container.querySelector<SVGSVGElement>('svg.chart-scene');
  const shape = (id: string) => container.querySelector(`[data-id="${id}"]`) as Element;
  /** Where the drawing begins in its window, and its zoom. */
  const view = () => {
    const transform = picture?.firstElementChild?.getAttribute('transform') ?? '';
    return [...transform.matchAll(/-?[\d.]+/g)].map(([text]) => Math.round(Number(text) * 1e4) / 1e4);
  };
  return { ref, onSelect, shape, view, container, picture, again: (selectedId: string) => rerender(page(selectedId)) };
}

/** A full chart in a window in which it has to be closed, on a clock that the test moves. */
function showFarChart() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ref = createRef<SceneHandle>();
  const drawn = { model: smallModel, label: 'Map', marks: new Map(), selectedId: null, onSelect: () => {} };
  const page = (geometry: Geometry) => <ChartScene ref={ref} {...drawn} geometry={geometry} />;
  const chart = { ...smallGeometry, altitude: 'chart', width: 4000, height: 3000 } as const;
  const { container, rerender } = render(page(chart));
  const detail = () => container.querySelector('svg')?.dataset['detail'];
  return { ref, detail, draw: (geometry: Geometry) => rerender(page(geometry)) };
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('The picture of a chart', () => {
  it('is one stop for the keyboard, says what it is and how to move it, and leaves its words to the outline', () => {
    const { container, picture } = show();
    const frame = screen.getByRole('application', { name: 'Map', description: SCENE.hint });
    expect([...container.querySelectorAll('[tabindex]')]).toEqual([frame]);
    expect([frame.tabIndex, picture?.getAttribute('aria-hidden')]).toEqual([0, 'true']);
  });

  it('tells which state, line or rule was pressed, or that it was the ground', () => {
    const { onSelect, shape } = show();
    const ids = ['small.open', LINE, 'small.open|LOOK|1'];
    for (const id of ids) fireEvent.click(shape(id).lastElementChild ?? shape(id));
    fireEvent.click(screen.getByRole('application'));
    expect(onSelect.mock.calls).toEqual([...ids, null].map((id) => [id]));
  });

  it('stays open on the map when a zoom of the full chart before it settles late', () => {
    const { ref, detail, draw } = showFarChart();
    expect(detail()).toBe('far');
    act(() => ref.current?.zoomBy(1.3));
    draw({ ...smallGeometry, altitude: 'map' });
    act(() => void vi.advanceTimersByTime(500));
    expect(detail()).toBe('near');
  });

  it('opens while somebody goes on zooming in', () => {
    const { ref, detail } = showFarChart();
    act(() => ref.current?.zoomBy(4));
    for (let press = 0; press < 5; press += 1) {
      act(() => void vi.advanceTimersByTime(100));
      act(() => ref.current?.zoomBy(1.1));
    }
    expect(detail()).toBe('near');
  });

  it('moves and zooms by keys, and leaves other keys alone', async () => {
    const user = userEvent.setup();
    const { view } = show();
    await user.tab();
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return view();
    };
    expect(await after('x{Control>}+{/Control}')).toEqual(WHOLE);
    expect(await after('{ArrowRight}{ArrowUp}')).toEqual([61, 239, 1.25]);
    expect(await after('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}')).toEqual([381, -81, 1.25]);
    expect(await after('0+')).toEqual([31.25, 143.75, 1.5625]);
    expect(await after('_')).toEqual(WHOLE);
  });

  it('moves to what is chosen elsewhere, and stays for what was pressed in it', () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    const { view, shape, again, ref } = show();
    act(() => ref.current?.panBy(-2000, 0));
    fireEvent.click(shape('small.open'));
    again('small.open');
    expect(view()).toEqual([-1875, 175, 1.25]);
    again('small.closed');
    expect(view()).toEqual([-555, 175, 1.25]);
  });
});
