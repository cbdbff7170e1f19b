import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Slider } from '#src/components/Slider.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

type SliderSetup = Partial<Parameters<typeof Slider>[0]>;

const TRACK_PX = 200;
const inWords = (value: number) => `${value} points`;

function LiveSlider({ values = [50], onChange, ...rest }: SliderSetup) {
  const [current, setCurrent] = useState<readonly number[]>(values);
  const change = (next: number[]) => {
    onChange?.(next);
    setCurrent(next);
  };
  const labels = current.map((_value, index) => `Thumb ${index + 1}`);
  return <Slider formatValue={inWords} labels={labels} {...rest} values={current} onChange={change} />;
}

function showSlider(setup: SliderSetup = {}) {
  const onChange = vi.fn<(values: number[]) => void>();
  const view = renderComponent(<LiveSlider {...setup} onChange={onChange} />);
  return { ...view, onChange, thumbs: screen.getAllByRole('slider') };
}

/** Puts the track from 0 to 200 px and each thumb at its value, which jsdom cannot lay out. */
function layOut() {
  const captured: number[] = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    const at = this.getAttribute('aria-valuenow');
    if (at === null) return new DOMRect(0, 0, TRACK_PX, 8);
    return new DOMRect((Number(at) / 100) * TRACK_PX - 14, 0, 28, 28);
  });
  HTMLElement.prototype.setPointerCapture = (pointerId) => {
    captured.push(pointerId);
  };
  return captured;
}

const pointer = (clientX: number, pointerType = 'mouse') => ({ clientX, pointerType, pointerId: 7, button: 0 });

describe('Slider', () => {
  it('goes from 0 to 100 in steps of 1 unless told otherwise (R7.1)', async () => {
    const { container, thumbs, onChange, user } = showSlider();
    const [thumb] = thumbs;
    expect(['min', 'max', 'now', 'text'].map((part) => thumb?.getAttribute(`aria-value${part}`))).toEqual([
      '0',
      '100',
      '50',
      '50 points',
    ]);
    expect(thumb?.getAttribute('aria-orientation')).toBe('horizontal');
    await user.tab();
    expect(document.activeElement).toBe(thumb);
    await user.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([[[51]]]);
    await expectNoAxeViolations(container);
  });

  it.each([
    ['snaps 52.6 to a step', 52.6, '55'],
    ['clamps 900', 900, '95'],
    ['clamps -3', -3, '10'],
  ])('%s: it shows %s as %s (R7.1)', (_title, given, shown) => {
    const { thumbs } = showSlider({ values: [given], min: 10, max: 95, step: 5 });
    expect(thumbs[0]?.getAttribute('aria-valuenow')).toBe(shown);
  });

  it.each([
    ['{ArrowRight}', 52],
    ['{ArrowUp}', 52],
    ['{ArrowLeft}', 48],
    ['{ArrowDown}', 48],
    ['{PageUp}', 70],
    ['{PageDown}', 30],
    ['{Shift>}{ArrowRight}{/Shift}', 70],
    ['{Shift>}{ArrowUp}{/Shift}', 70],
    ['{Shift>}{ArrowLeft}{/Shift}', 30],
    ['{Shift>}{ArrowDown}{/Shift}', 30],
    ['{Home}', 0],
    ['{End}', 100],
  ])('answers %s by going from 50 to %i with steps of 2 (R7.2)', async (keys, to) => {
    const { onChange, user } = showSlider({ step: 2 });
    await user.tab();
    await user.keyboard(keys);
    expect(onChange.mock.calls).toEqual([[[to]]]);
  });

  it('stays at the end and reports nothing there (R7.2)', async () => {
    const { onChange, user } = showSlider({ values: [97] });
    await user.tab();
    await user.keyboard('{PageUp}{ArrowRight}{End}');
    expect(onChange.mock.calls).toEqual([[[100]]]);
  });

  it('leaves other keys and the shortcuts of the browser alone (R7.2)', async () => {
    const { thumbs, onChange } = showSlider();
    const [thumb] = thumbs;
    const notPrevented = [
      { key: 'a' },
      { key: 'ArrowLeft', altKey: true },
      { key: 'End', ctrlKey: true },
      { key: 'ArrowRight', metaKey: true },
    ].map((event) => thumb !== undefined && fireEvent.keyDown(thumb, event));
    expect(notPrevented).toEqual([true, true, true, true]);
    expect(onChange.mock.calls).toEqual([]);
  });

  it('keeps a minimum gap between several thumbs, each a tab stop of its own (R7.3)', async () => {
    const { container, thumbs, onChange, user } = showSlider({ values: [20, 40], minGap: 15 });
    expect(thumbs.map((thumb) => [thumb.getAttribute('aria-valuemin'), thumb.getAttribute('aria-valuemax')])).toEqual([
      ['0', '25'],
      ['35', '100'],
    ]);
    await user.tab();
    await user.keyboard('{End}');
    await user.tab();
    await user.keyboard('{Home}{PageUp}');
    expect(onChange.mock.calls).toEqual([[[25, 40]], [[25, 50]]]);
    await expectNoAxeViolations(container);
  });

  it('follows a thumb that is dragged, from where it was grabbed, until it is let go (R7.1)', () => {
    const captured = layOut();
    const { thumbs, onChange } = showSlider();
    const [thumb = document.body] = thumbs;
    fireEvent.pointerDown(thumb, pointer(105));
    expect(onChange.mock.calls).toEqual([]);
    fireEvent.pointerMove(thumb, pointer(125));
    fireEvent.pointerMove(thumb, pointer(900));
    fireEvent.pointerUp(thumb, pointer(900));
    fireEvent.pointerMove(thumb, pointer(20));
    expect(captured).toEqual([7]);
    expect(onChange.mock.calls).toEqual([[[60]], [[100]]]);
  });

  it('moves the nearest thumb to where the track is pressed, and gives it the focus (R7.1)', () => {
    layOut();
    const { thumbs, onChange } = showSlider({ values: [20, 80] });
    const track = thumbs[0]?.parentElement ?? document.body;
    fireEvent.pointerDown(track, pointer(120));
    fireEvent.pointerMove(track, pointer(130));
    fireEvent.pointerCancel(track, pointer(130));
    fireEvent.click(track, { clientX: 10 });
    expect(onChange.mock.calls).toEqual([[[20, 60]], [[20, 65]]]);
    expect(document.activeElement).toBe(thumbs[1]);
  });

  it('moves by a tap of a finger on the track, not by a finger that begins to scroll there (R7.1)', () => {
    layOut();
    const { thumbs, onChange } = showSlider();
    const track = thumbs[0]?.parentElement ?? document.body;
    fireEvent.pointerDown(track, pointer(120, 'touch'));
    fireEvent.pointerMove(track, pointer(160, 'touch'));
    expect(onChange.mock.calls).toEqual([]);
    fireEvent.click(track, { clientX: 120 });
    expect(onChange.mock.calls).toEqual([[[60]]]);
  });

  it('frees thumbs that lie on each other at either end (R7.3)', () => {
    layOut();
    const { thumbs, onChange } = showSlider({ values: [100, 100] });
    const track = thumbs[0]?.parentElement ?? document.body;
    fireEvent.pointerDown(track, pointer(100));
    expect(onChange.mock.calls).toEqual([[[50, 100]]]);
  });
});
