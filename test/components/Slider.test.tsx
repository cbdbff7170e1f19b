import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Slider } from '#src/components/Slider.tsx';
import { attributesOf } from '#test/screens/seen.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

type SliderSetup = Partial<Parameters<typeof Slider>[0]> & { readonly values?: readonly number[] };

function showSlider({ values: first = [50], ...rest }: SliderSetup = {}) {
  const changes: number[][] = [];
  function LiveSlider() {
    const [values, setValues] = useState(first);
    const change = (next: number[]) => setValues(changes[changes.push(next) - 1] ?? next);
    const given = { values, labels: values.map((_value, index) => `Thumb ${index + 1}`), onChange: change };
    return <Slider formatValue={(value) => `${value} points`} {...rest} {...given} />;
  }
  const view = renderComponent(<LiveSlider />);
  const [thumb = document.body, ...others] = screen.getAllByRole('slider');
  return { ...view, changes, thumb, others, track: thumb.parentElement ?? document.body };
}

/** Puts the track from 0 to 200 px and each thumb at its value, which jsdom cannot lay out. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    const at = this.getAttribute('aria-valuenow');
    return at === null ? new DOMRect(0, 0, 200, 8) : new DOMRect(Number(at) * 2 - 14, 0, 28, 28);
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
    await user.keyboard('{ArrowRight}');
    expect([document.activeElement, changes]).toEqual([thumb, [[51]]]);
  });

  it.each([
    [{}, { ArrowRight: 52, ArrowUp: 52, ArrowLeft: 48, ArrowDown: 48, PageUp: 70, PageDown: 30, Home: 0, End: 100 }],
    [{ shiftKey: true }, { ArrowRight: 70, ArrowUp: 70, ArrowLeft: 30, ArrowDown: 30 }],
    [{ altKey: true }, { ArrowLeft: null }],
    [{ ctrlKey: true }, { End: null }],
    [{ metaKey: true }, { ArrowRight: null, a: null }],
  ])('held with %j answers each key by its step, ten steps or an end, or leaves it: %j (R7.2)', (held, answers) => {
    for (const [key, value] of Object.entries(answers)) {
      const { thumb, changes, unmount } = showSlider({ step: 2 });
      expect([fireEvent.keyDown(thumb, { key, ...held }), changes.flat()[0] ?? null]).toEqual([value === null, value]);
      unmount();
    }
  });

  it('keeps a gap between several thumbs, each a tab stop, and reports no standstill (R7.2, R7.3)', async () => {
    const { container, thumb, others, changes, user } = showSlider({ values: [20, 40], minGap: 15 });
    const bounds = [thumb, ...others].map((each) => attributesOf(each, 'aria-valuemin', 'aria-valuemax').join(' to '));
    expect(bounds).toEqual(['0 to 25', '35 to 100']);
    await user.tab();
    await user.keyboard('{End}{ArrowRight}');
    await user.tab();
    await user.keyboard('{Home}{PageUp}');
    expect(changes.join(' ')).toBe('25,40 25,50');
    await expectNoAxeViolations(container);
  });

  it('follows a thumb that is dragged, from where it was grabbed, until it is let go (R7.1)', () => {
    const capture = layOut();
    const { thumb, changes } = showSlider();
    fireEvent.pointerDown(thumb, pointer(105, { button: 2 }));
    fireEvent.pointerMove(thumb, pointer(125));
    fireEvent.pointerDown(thumb, pointer(105));
    expect(changes).toEqual([]);
    for (const clientX of [125, 900]) fireEvent.pointerMove(thumb, pointer(clientX));
    fireEvent.pointerUp(thumb, pointer(900));
    fireEvent.pointerMove(thumb, pointer(20));
    expect([capture.mock.calls, changes]).toEqual([[[7]], [[60], [100]]]);
  });

  it('moves the nearest thumb to where the track is pressed, and gives it the focus (R7.1)', () => {
    layOut();
    const { track, others, changes } = showSlider({ values: [20, 80] });
    fireEvent.pointerDown(track, pointer(120));
    fireEvent.pointerMove(track, pointer(130));
    fireEvent.pointerCancel(track, pointer(130));
    fireEvent.click(track, { clientX: 10 });
    expect([changes.join(' '), document.activeElement]).toEqual(['20,60 20,65', ...others]);
  });

  it('moves by a tap of a finger on the track, not by a finger that begins to scroll there (R7.1)', () => {
    layOut();
    const { track, changes } = showSlider();
    fireEvent.pointerDown(track, pointer(120, { pointerType: 'touch' }));
    fireEvent.pointerMove(track, pointer(160, { pointerType: 'touch' }));
    expect(changes).toEqual([]);
    fireEvent.click(track, { clientX: 120 });
    expect(changes).toEqual([[60]]);
  });

  it('frees thumbs that lie on each other at either end (R7.3)', () => {
    layOut();
    const { track, changes } = showSlider({ values: [100, 100] });
    fireEvent.pointerDown(track, pointer(100));
    expect(changes).toEqual([[50, 100]]);
  });
});
