import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Slider } from '#src/components/Slider.tsx';
import { renderComponent } from './renderComponent.tsx';

type SliderSetup = Partial<Parameters<typeof Slider>[0]>;

function renderSlider({ values: first = [50], ...rest }: SliderSetup = {}) {
  const changes: (readonly number[])[] = [];
  function StatefulSlider() {
    const [values, setValues] = useState(first);
    const change = (next: readonly number[]) => {
      changes.push(next);
      setValues(next);
    };
    const props = { values, labels: values.map((_value, index) => `Thumb ${index + 1}`), onChange: change };
    return <Slider formatValue={(value) => `${value} points`} {...rest} {...props} />;
  }
  const view = renderComponent(<StatefulSlider />);
  return { ...view, changes, thumbs: screen.getAllByRole<HTMLInputElement>('slider') };
}

describe('Slider', () => {
  it('ranges from 0 to 100 in steps of 1 by default (R7.1)', async () => {
    const { changes, user } = renderSlider();
    const { min, max, step, ariaValueText } = screen.getByRole<HTMLInputElement>('slider', { name: 'Thumb 1' });
    const expected = { min: '0', max: '100', step: '1', ariaValueText: '50 points' };
    expect({ min, max, step, ariaValueText }).toEqual(expected);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(changes).toEqual([[51]]);
  });

  it.each([
    [
      'no modifier',
      {},
      { ArrowRight: 52, ArrowUp: 52, ArrowLeft: 48, ArrowDown: 48, PageUp: 70, PageDown: 30, Home: 0, End: 100 },
    ],
    ['Shift', { shiftKey: true }, { ArrowRight: 70, ArrowUp: 70, ArrowLeft: 30, ArrowDown: 30 }],
    ['Alt', { altKey: true }, { ArrowLeft: null }],
  ])('responds to navigation keys with %s held (R7.2)', (_held, modifiers, expected) => {
    const moved = Object.keys(expected).map((key) => {
      const { thumbs, changes, unmount } = renderSlider({ step: 2 });
      const isIgnored = thumbs.every((thumb) => fireEvent.keyDown(thumb, { key, ...modifiers }));
      unmount();
      return [key, isIgnored ? null : changes.flat()[0]];
    });
    expect(Object.fromEntries(moved)).toEqual(expected);
  });

  it('snaps a dragged thumb to its step and gap, without duplicate changes (R7.1, R7.2, R7.3)', () => {
    const { thumbs, changes } = renderSlider({ values: [20, 40], step: 5, minGap: 15 });
    const drag = (value: string) => thumbs[0] && fireEvent.change(thumbs[0], { target: { value } });
    drag('12');
    drag('90');
    for (const thumb of thumbs) fireEvent.keyDown(thumb, { key: 'ArrowLeft' });
    expect(changes.join(' ')).toBe('10,40 25,40 20,40 20,35');
    drag('90');
    expect(changes).toHaveLength(4);
    expect(thumbs.map(({ value }) => value)).toEqual(['20', '35']);
  });
});
