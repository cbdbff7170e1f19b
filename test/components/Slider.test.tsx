import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Slider } from '#src/components/Slider.tsx';
import { attributesOf } from '#test/screens/seen.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

type SliderSetup = Partial<Parameters<typeof Slider>[0]>;

const TRACK_PX = 200;

function LiveSlider({ values = [50], onChange, ...rest }: SliderSetup) {
  const [current, setCurrent] = useState<readonly number[]>(values);
  const change = (next: number[]) => {
    onChange?.(next);
    setCurrent(next);
  };
  const labels = current.map((_value, index) => `Thumb ${index + 1}`);
  return (
    <Slider formatValue={(value) => `${value} points`} labels={labels} {...rest} values={current} onChange={change} />
  );
}

function showSlider(setup: SliderSetup = {}) {
  const onChange = vi.fn<(values: number[]) => void>();
  const view = renderComponent(<LiveSlider {...setup} onChange={onChange} />);
  const [thumb = document.body, ...others] = screen.getAllByRole('slider');
  const changes = () => onChange.mock.calls.map(([values]) => values);
  return { ...view, changes, thumb, others, track: thumb.parentElement ?? document.body };
}

/** Puts the track from 0 to 200 px and each thumb at its value, which jsdom cannot lay out. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    const at = this.getAttribute('aria-valuenow');
    if (at === null) return new DOMRect(0, 0, TRACK_PX, 8);
    return new DOMRect((Number(at) / 100) * TRACK_PX - 14, 0, 28, 28);
  });
  return vi.spyOn(Element.prototype, 'setPointerCapture');
}

const pointer = (clientX: number, more = {}) => ({ clientX, pointerType: 'mouse', pointerId: 7, button: 0, ...more });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('Slider', () => {
  it('goes from 0 to 100 in steps of 1 unless told otherwise (R7.1)', async () => {
    const { thumb, changes, user } = showSlider();
    const values = ['min', 'max', 'now', 'text'].map((part) => `aria-value${part}`);
    const seen = attributesOf(thumb, ...values, 'aria-orientation', 'aria-label');
    expect(seen).toEqual(['0', '100', '50', '50 points', 'horizontal', 'Thumb 1']);
    await user.tab();
    expect(document.activeElement).toBe(thumb);
    await user.keyboard('{ArrowRight}');
    expect(changes()).toEqual([[51]]);
  });

  it('answers each key by its step, ten steps or an end, in the bounds, and reports nothing where it stays (R7.2)', () => {
    const arrows = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'];
    const reached = [
      ...[...arrows, 'PageUp', 'PageDown', 'Home', 'End'].map((key) => ({ key })),
      ...arrows.map((key) => ({ key, shiftKey: true })),
      { key: 'a' },
      { key: 'ArrowLeft', altKey: true },
      { key: 'End', ctrlKey: true },
      { key: 'ArrowRight', metaKey: true },
    ].map((event) => {
      const { thumb, changes, unmount } = showSlider({ step: 2 });
      const isLeftToBrowser = fireEvent.keyDown(thumb, event);
      unmount();
      return isLeftToBrowser ? 'left' : changes();
    });
    const to = (...values: number[]) => values.map((value) => [[value]]);
    const left = ['left', 'left', 'left', 'left'];
    expect(reached).toEqual([...to(52, 52, 48, 48, 70, 30, 0, 100), ...to(70, 70, 30, 30), ...left]);
    const { thumb, changes } = showSlider({ values: [97] });
    for (const key of ['PageUp', 'ArrowRight', 'End']) fireEvent.keyDown(thumb, { key });
    expect(changes()).toEqual([[100]]);
  });

  it('keeps a minimum gap between several thumbs, each a tab stop of its own (R7.3)', async () => {
    const { container, thumb, others, changes, user } = showSlider({ values: [20, 40], minGap: 15 });
    const bounds = [thumb, ...others].map((each) => attributesOf(each, 'aria-valuemin', 'aria-valuemax').join(' to '));
    expect(bounds).toEqual(['0 to 25', '35 to 100']);
    await user.tab();
    await user.keyboard('{End}');
    await user.tab();
    await user.keyboard('{Home}{PageUp}');
    expect(changes()).toEqual([
      [25, 40],
      [25, 50],
    ]);
    await expectNoAxeViolations(container);
  });

  it('follows a thumb that is dragged, from where it was grabbed, until it is let go (R7.1)', () => {
    const capture = layOut();
    const { thumb, changes } = showSlider();
    fireEvent.pointerDown(thumb, pointer(105, { button: 2 }));
    fireEvent.pointerMove(thumb, pointer(125));
    fireEvent.pointerDown(thumb, pointer(105));
    expect(changes()).toEqual([]);
    fireEvent.pointerMove(thumb, pointer(125));
    fireEvent.pointerMove(thumb, pointer(900));
    fireEvent.pointerUp(thumb, pointer(900));
    fireEvent.pointerMove(thumb, pointer(20));
    expect(capture.mock.calls).toEqual([[7]]);
    expect(changes()).toEqual([[60], [100]]);
  });

  it('moves the nearest thumb to where the track is pressed, and gives it the focus (R7.1)', () => {
    layOut();
    const { track, others, changes } = showSlider({ values: [20, 80] });
    fireEvent.pointerDown(track, pointer(120));
    fireEvent.pointerMove(track, pointer(130));
    fireEvent.pointerCancel(track, pointer(130));
    fireEvent.click(track, { clientX: 10 });
    expect(changes()).toEqual([
      [20, 60],
      [20, 65],
    ]);
    expect([document.activeElement]).toEqual(others);
  });

  it('moves by a tap of a finger on the track, not by a finger that begins to scroll there (R7.1)', () => {
    layOut();
    const { track, changes } = showSlider();
    fireEvent.pointerDown(track, pointer(120, { pointerType: 'touch' }));
    fireEvent.pointerMove(track, pointer(160, { pointerType: 'touch' }));
    expect(changes()).toEqual([]);
    fireEvent.click(track, { clientX: 120 });
    expect(changes()).toEqual([[60]]);
  });

  it('frees thumbs that lie on each other at either end (R7.3)', () => {
    layOut();
    const { track, changes } = showSlider({ values: [100, 100] });
    fireEvent.pointerDown(track, pointer(100));
    expect(changes()).toEqual([[50, 100]]);
  });
});
