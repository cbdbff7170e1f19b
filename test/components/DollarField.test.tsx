import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DollarField } from '#src/components/DollarField.tsx';
import { DOLLAR_NOTES } from '#src/content/components.ts';
import { descriptionOf } from '#test/screens/queries.ts';
import { renderComponent } from './renderComponent.tsx';

const UNIT = 'a month';

function renderField() {
  const onChange = vi.fn<(dollars: number) => void>();
  function StatefulField() {
    const [dollars, setDollars] = useState(10_000);
    onChange.mockImplementation(setDollars);
    return (
      <DollarField
        label="Amount"
        unit={UNIT}
        valueDollars={dollars}
        range={{ min: 1000, max: 1_200_000, step: 1 }}
        onChange={onChange}
      />
    );
  }
  const view = renderComponent(<StatefulField />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const state = () => ({ value: field.value, invalid: field.ariaInvalid, description: descriptionOf(field) });
  const replace = async (text: string) => {
    await view.user.clear(field);
    await view.user.paste(text);
  };
  return { ...view, field, onChange, replace, state };
}

describe('DollarField', () => {
  it('keeps every typed character until blur (R20.2)', async () => {
    const { field, onChange, user } = renderField();
    await user.clear(field);
    const shown: string[] = [];
    for (const character of '２５,000') {
      await user.keyboard(character);
      shown.push(field.value);
    }
    expect(shown).toEqual(['２', '２５', '２５,', '２５,0', '２５,00', '２５,000']);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(25_000);
    await user.tab();
    expect(field.value).toBe('$25,000');
  });

  it.each([
    ['1500.50', '$1,501', DOLLAR_NOTES.rounded(1501)],
    ['1200001', '$1,200,000', DOLLAR_NOTES.lowered(1_200_000)],
    ['', '$10,000', ''],
  ])('corrects "%s" to %s on blur and shows the note "%s" (R3.8, R17.4, R20.3)', async (text, value, note) => {
    const { replace, state, user } = renderField();
    await replace(text);
    await user.tab();
    expect(state()).toEqual({ value, invalid: null, description: `${UNIT} ${note}`.trim() });
  });

  it('keeps an ambiguous amount, reports no change and asks which is meant (R20.3)', async () => {
    const { onChange, replace, state, user } = renderField();
    await replace('50.000');
    await user.tab();
    const description = `${UNIT} ${DOLLAR_NOTES.ambiguous([50_000, 50])}`;
    expect(state()).toEqual({ value: '50.000', invalid: 'true', description });
    expect(onChange).not.toHaveBeenCalled();
  });
});
