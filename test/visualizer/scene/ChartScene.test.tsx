import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENE } from '#src/content/visualizer/scene.ts';
import { ChartScene } from '#src/visualizer/scene/ChartScene.tsx';
import type { ItemMarks, Marks } from '#src/visualizer/scene/marks.ts';
import type { SceneHandle } from '#src/visualizer/scene/useSceneView.ts';
import { ZoomControls } from '#src/visualizer/scene/ZoomControls.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { smallGeometry, smallModel } from './smallChart.ts';

type Shown = { readonly marks?: Marks; readonly selectedId?: string | null };

/** The whole of the small chart in a window of 1000 by 600: where it begins, and its zoom. */
const WHOLE = [125, 175, 1.25];
const LINE = 'small.open|CLOSE|0';

function show(first: Shown = {}) {
  const onSelect = vi.fn<(id: string | null) => void>();
  const ref = createRef<SceneHandle>();
  const drawn = { model: smallModel, geometry: smallGeometry, label: 'Map', onSelect };
  const page = ({ marks = new Map(), selectedId = null }: Shown) => (
    <>
      <ChartScene ref={ref} {...drawn} marks={marks} selectedId={selectedId} />
      <ZoomControls scene={ref} />
    </>
  );
  const { container, rerender } = render(page(first));
  const picture = container.querySelector<SVGSVGElement>('svg.chart-scene');
  const shape = (id: string) => container.querySelector(`[data-id="${id}"]`) as Element;
  /** Where the drawing begins in its window, and its zoom. */
  const view = () =>
    (picture?.firstElementChild?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(
      (text) => Math.round(Number(text) * 1e4) / 1e4,
    );
  return { ref, onSelect, shape, view, container, picture, again: (next: Shown) => rerender(page(next)) };
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

  it('moves and zooms by keys, and leaves other keys alone', async () => {
    const user = userEvent.setup();
    const { view } = show();
    await user.tab();
    expect(view()).toEqual(WHOLE);
    await user.keyboard('{ArrowRight}');
    expect(view()).toEqual([61, 175, 1.25]);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}+');
    expect(view()).toEqual([351.25, 143.75, 1.5625]);
    await user.keyboard('0x');
    expect(view()).toEqual(WHOLE);
  });

  it('zooms by buttons and says less from far away', () => {
    const { view, picture } = show();
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press(SCENE.zoomIn);
    expect(view()).toEqual([31.25, 143.75, 1.5625]);
    const details = Array.from({ length: 8 }, () => {
      press(SCENE.zoomOut);
      return picture?.dataset['detail'];
    });
    expect([...new Set(details)]).toEqual(['near', 'middle', 'far']);
    press(SCENE.fit);
    expect([picture?.dataset['detail'], view()]).toEqual(['near', WHOLE]);
  });

  it('moves to what is chosen elsewhere, and stays for what was pressed in it', () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    const { view, shape, again, ref } = show();
    act(() => ref.current?.panBy(-2000, 0));
    fireEvent.click(shape('small.open'));
    again({ selectedId: 'small.open' });
    expect(view()).toEqual([-1875, 175, 1.25]);
    again({ selectedId: 'small.closed' });
    expect(view()).toEqual([-551, 175, 1.25]);
  });

  it('glides to what is looked for, where motion is welcome, and stays when that is not drawn', async () => {
    const { view, ref } = show();
    act(() => ref.current?.panBy(-2000, 0));
    act(() => ref.current?.reveal('nothing that is drawn'));
    expect(view()).toEqual([-1875, 175, 1.25]);
    act(() => ref.current?.reveal('small.closed'));
    expect(view()).toEqual([-1875, 175, 1.25]);
    await vi.waitFor(() => expect(view()).toEqual([-551, 175, 1.25]));
  });

  it('draws anew only what is marked differently', () => {
    const before = { 'small.closed': { isActive: true } };
    const { shape, again, container } = show({ marks: new Map(Object.entries(before)) });
    const observer = new MutationObserver(() => {});
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
    again({ marks: new Map<string, ItemMarks>(Object.entries({ ...before, [LINE]: { taken: 'just' } })) });
    const changed = observer.takeRecords().map(({ target }) => (target as Element).closest('[data-id]'));
    observer.disconnect();
    expect([...new Set(changed)]).toEqual([shape(LINE)]);
    expect([...shape(LINE).classList]).toContain('taken-just');
  });
});
