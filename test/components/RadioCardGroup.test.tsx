import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RadioCardGroup } from '#src/components/RadioCardGroup.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

type Plan = 'threeMonths' | 'sixMonths';

function LiveGroup({ onChange, isDisabled = false }: { onChange: (plan: Plan) => void; isDisabled?: boolean }) {
  const [value, setValue] = useState<Plan | null>(null);
  const change = (plan: Plan) => {
    onChange(plan);
    setValue(plan);
  };
  return (
    <RadioCardGroup<Plan>
      legend="Choose an offer"
      options={[
        { value: 'threeMonths', title: '3 months', children: <p>You receive $231,000.</p> },
        { value: 'sixMonths', title: '6 months', children: <p>You receive $450,000.</p> },
      ]}
      value={value}
      onChange={change}
      isDisabled={isDisabled}
    />
  );
}

function showGroup(isDisabled = false) {
  const onChange = vi.fn<(plan: Plan) => void>();
  const view = renderComponent(<LiveGroup onChange={onChange} isDisabled={isDisabled} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  return { ...view, onChange, radios, checked: () => radios.map((radio) => radio.checked) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('RadioCardGroup', () => {
  it('is a named group of radios, none chosen at first, each with what it means (R8.3)', async () => {
    const { checked, container, radios } = showGroup();
    expect(screen.getByRole('group', { name: 'Choose an offer' }).tagName).toBe('FIELDSET');
    expect(checked()).toEqual([false, false]);
    expect(screen.getByRole('radio', { name: '6 months' })).toBe(radios[1]);
    expect(document.getElementById(radios[1]?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You receive $450,000.',
    );
    await expectNoAxeViolations(container);
  });

  it('chooses one at a time by a click on a card (R8.3)', async () => {
    const { checked, container, onChange, user } = showGroup();
    await user.click(screen.getByText('3 months'));
    await user.click(screen.getByText('6 months'));
    expect(onChange.mock.calls).toEqual([['threeMonths'], ['sixMonths']]);
    expect(checked()).toEqual([false, true]);
    await expectNoAxeViolations(container);
  });

  it('is one tab stop, with the arrow keys inside (R8.3)', async () => {
    vi.stubGlobal('CSS', { escape: (name: string) => name });
    const { checked, onChange, radios, user } = showGroup();
    await user.tab();
    expect(document.activeElement).toBe(radios[0]);
    await user.keyboard(' {ArrowDown}');
    expect(onChange.mock.calls).toEqual([['threeMonths'], ['sixMonths']]);
    expect(checked()).toEqual([false, true]);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes no choice when it is disabled (R8.3)', async () => {
    const { onChange, user } = showGroup(true);
    await user.click(screen.getByText('3 months'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
