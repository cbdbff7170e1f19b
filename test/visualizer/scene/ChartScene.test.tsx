import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENE } from '#src/content/visualizer/scene.ts';
import { ChartScene } from '#src/visualizer/scene/ChartScene.tsx';
import type { Marks } from '#src/visualizer/scene/marks.ts';
import type { SceneHandle } from '#src/visualizer/scene/useSceneView.ts';
import { ZoomControls } from '#src/visualizer/scene/ZoomControls.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { smallGeometry, smallModel } from './smallChart.ts';

type Shown = { readonly marks?: Marks; readonly selectedId?: string | null };

function show(first: Shown = {}) {
  const onSelect = vi.fn<(id: string | null) => void>();
  const ref = createRef<SceneHandle>();
  const page = ({ marks = new Map(), selectedId = null }: Shown) => (
    <>
      <ChartScene
        ref={ref}
        model={smallModel}
        geometry={smallGeometry}
        marks={marks}
        selectedId={selectedId}
        onSelect={onSelect}
        label="Map"
      />
      <ZoomControls scene={ref} />
    </>
  );
  const { container, rerender } = render(page(first));
  const shape = (id: string) => {
    const found = container.querySelector(`[data-id="${id}"]`);
    if (found === null) throw new Error(`${id} is not drawn`);
    return found;
  };
  const transform = () => container.querySelector('svg.chart-scene > g')?.getAttribute('transform') ?? '';
  return { ref, onSelect, shape, transform, container, again: (next: Shown) => rerender(page(next)) };
}

function zoomOf(transform: string): number {
  return Number(/scale\(([\d.]+)\)/.exec(transform)?.[1]);
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
    const { container } = show();
    const picture = screen.getByRole('application', { name: 'Map' });
    expect(picture).toHaveProperty('tabIndex', 0);
    expect(document.getElementById(picture.getAttribute('aria-describedby') ?? '')?.textContent).toBe(SCENE.hint);
    expect(container.querySelector('svg.chart-scene')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('[tabindex]')).toHaveLength(1);
  });

  it.each([
    ['a state', 'small.open'],
    ['a line', 'small.open|CLOSE|0'],
    ['a rule inside a state', 'small.open|LOOK|1'],
  ])('tells which item was pressed: %s', (_, id) => {
    const { onSelect, shape } = show();
    fireEvent.click(shape(id).lastElementChild ?? shape(id));
    expect(onSelect.mock.calls).toEqual([[id]]);
  });

  it('tells that the ground was pressed', () => {
    const { onSelect } = show();
    fireEvent.click(screen.getByRole('application'));
    expect(onSelect.mock.calls).toEqual([[null]]);
  });

  it('moves and zooms by keys, and leaves other keys alone', async () => {
    const user = userEvent.setup();
    const { transform } = show();
    await user.tab();
    const seen = [transform()];
    for (const key of ['{ArrowRight}', '{ArrowDown}', '+', '+', '{Shift>}{ArrowLeft}{/Shift}']) {
      // Each key is pressed after what the one before it did.
      await user.keyboard(key);
      seen.push(transform());
    }
    expect(new Set(seen).size).toBe(seen.length);
    await user.keyboard('-');
    expect(zoomOf(transform())).toBe(zoomOf(seen[3] ?? ''));
    await user.keyboard('0');
    expect(transform()).toBe(seen[0]);
    await user.keyboard('x');
    expect(transform()).toBe(seen[0]);
  });

  it('zooms by buttons and says less from far away', async () => {
    const user = userEvent.setup();
    const { transform, container } = show();
    const detail = () => container.querySelector('svg.chart-scene')?.getAttribute('data-detail');
    const before = zoomOf(transform());
    expect(detail()).toBe('near');
    await user.click(screen.getByRole('button', { name: SCENE.zoomIn }));
    expect(zoomOf(transform())).toBeGreaterThan(before);
    const seen = new Set<string | null | undefined>();
    for (let presses = 0; presses < 8; presses += 1) {
      fireEvent.click(screen.getByRole('button', { name: SCENE.zoomOut }));
      seen.add(detail());
    }
    expect([...seen]).toEqual(['near', 'middle', 'far']);
    fireEvent.click(screen.getByRole('button', { name: SCENE.fit }));
    expect(zoomOf(transform())).toBe(before);
  });

  it('moves to what is chosen elsewhere, and stays for what was pressed in it', () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    const { transform, shape, again, ref } = show();
    act(() => ref.current?.panBy(-2000, 0));
    const before = transform();
    fireEvent.click(shape('small.open'));
    again({ selectedId: 'small.open' });
    expect(transform()).toBe(before);
    again({ selectedId: 'small.closed' });
    expect(transform()).not.toBe(before);
  });

  it('glides to what is looked for, where motion is welcome', async () => {
    const { transform, ref } = show();
    act(() => ref.current?.panBy(-2000, 0));
    const before = transform();
    act(() => ref.current?.reveal('small.closed'));
    await vi.waitFor(() => expect(transform()).not.toBe(before));
    act(() => ref.current?.reveal('nothing that is drawn'));
  });

  it('draws anew only what is marked differently', () => {
    const { shape, again, container } = show({ marks: new Map([['small.closed', { isActive: true }]]) });
    const changed = new Set<string | null | undefined>();
    const observer = new MutationObserver(() => {});
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
    again({
      marks: new Map([
        ['small.closed', { isActive: true }],
        ['small.open|CLOSE|0', { taken: 'just' }],
      ]),
    });
    for (const { target } of observer.takeRecords()) {
      if (target instanceof Element) changed.add(target.closest('[data-id]')?.getAttribute('data-id'));
    }
    observer.disconnect();
    expect([...changed]).toEqual(['small.open|CLOSE|0']);
    expect(shape('small.open|CLOSE|0').getAttribute('class')).toContain('taken-just');
  });
});
