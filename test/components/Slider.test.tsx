import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Slider } from '#src/components/Slider.tsx';
import { attributesOf } from '#test/screens/seen.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

type SliderSetup = Partial<Parameters<typeof Slider>[0]>;

function showSlider({ values: first = [50], ...rest }: SliderSetup = {}) {
  const changes: (readonly number[])[] = [];
  function LiveSlider() {
    const [values, setValues] = useState(first);
    const change = (next: readonly number[]) => {
      changes.push(next);
      setValues(next);
    };
    const given = { values, labels: values.map((_value, index) => `Thumb ${index + 1}`), onChange: change };
    return <Slider formatValue={(value) => `${value} points`} {...rest} {...given} />;
  }
  const view = renderComponent(<LiveSlider />);
  const [thumb = document.createElement('input'), ...others] = screen.getAllByRole<HTMLInputElement>('slider');
  return { ...view, changes, thumb, others };
}

describe('Slider', () => {
  it('goes from 0 to 100 in steps of 1 unless told otherwise (R7.1)', async () => {
    const { thumb, changes, user } = showSlider();
    const seen = attributesOf(thumb, 'min', 'max', 'step', 'value', 'aria-valuetext', 'aria-label');
    expect(seen).toEqual(['0', '100', '1', '50', '50 points', 'Thumb 1']);
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
    const { container, changes, user } = showSlider({ values: [20, 40], minGap: 15 });
    await user.tab();
    await user.keyboard('{End}{ArrowRight}');
    await user.tab();
    await user.keyboard('{Home}{PageUp}');
    expect(changes.join(' ')).toBe('25,40 25,50');
    await expectNoAxeViolations(container);
  });

  it('follows a thumb that is moved by hand, on a step and no nearer to the next than the gap (R7.1, R7.3)', () => {
    const { thumb, others, changes } = showSlider({ values: [20, 40], step: 5, minGap: 15 });
    for (const value of ['10', '12', '90']) fireEvent.change(thumb, { target: { value } });
    expect([changes.join(' '), thumb.value, others[0]?.value]).toEqual(['10,40 25,40', '25', '40']);
  });

  it('has on top, of thumbs that lie on each other, the one with room to move (R7.3)', () => {
    for (const [end, order] of Object.entries({ 0: ['1', '2'], 100: ['2', '1'] })) {
      const { thumb, others, unmount } = showSlider({ values: [Number(end), Number(end)] });
      expect([thumb, ...others].map(({ style }) => style.zIndex)).toEqual(order);
      unmount();
    }
  });
});
