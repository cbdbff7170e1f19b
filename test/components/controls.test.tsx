import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { standingOf } from '#test/screens/seen.ts';
import { renderComponent } from './renderComponent.tsx';

describe('PrimaryButton', () => {
  function showPrimary(setup: Partial<Parameters<typeof PrimaryButton>[0]> = {}) {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    const view = renderComponent(
      <form onSubmit={onSubmit}>
        <input aria-label="Full name" />
        <PrimaryButton onClick={onClick} {...setup}>
          Continue
        </PrimaryButton>
      </form>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    return { ...view, acted: () => [onClick.mock.calls.length, onSubmit.mock.calls.length], button };
  }

  it.each([
    ['acts on a click and does not submit unless told to', {}, [1, 0]],
    ['submits when told to', { type: 'submit' }, [1, 1]],
  ] as const)('%s (R8.3, R12.4)', async (_what, setup, counted) => {
    const { acted, button, user } = showPrimary(setup);
    await user.click(button);
    expect([acted(), standingOf(button), button.textContent]).toEqual([counted, 'on: ', 'Continue']);
  });

  it.each([
    ['blocked', { blockedReason: 'Sign first.' }, 'Continue', 'Sign first.'],
    ['busy', { isBusy: true, busyLabel: 'Connecting...' }, 'Connecting...', ''],
    ['busy without other words', { isBusy: true }, 'Continue', ''],
  ])('when %s keeps the focus, says why and does nothing, by click or key (R5.2, R8.3)', async (...row) => {
    const [, setup, words, reason] = row;
    const { acted, button, user } = showPrimary({ type: 'submit', ...setup });
    await user.type(screen.getByLabelText('Full name'), 'A{Enter}');
    await user.tab();
    await user.keyboard('{Enter} ');
    await user.click(button);
    expect([acted(), document.activeElement, button.disabled]).toEqual([[0, 0], button, false]);
    expect([button.textContent, standingOf(button)]).toEqual([words, `off: ${reason}`]);
  });
});

describe('PasswordField', () => {
  function showPassword() {
    const onChange = vi.fn<(value: string) => void>();
    const props = { label: 'Password', name: 'password', autoComplete: 'off', value: '', onChange } as const;
    const view = renderComponent(<PasswordField {...props} />);
    return { ...view, onChange, field: screen.getByLabelText<HTMLInputElement>('Password') };
  }

  it('hides what is typed and handed over until its button is pressed, by keyboard too (R5.2)', async () => {
    const { field, onChange, user } = showPassword();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    const standing = () => `${field.type} ${toggle.ariaPressed}`;
    await user.type(field, 'a');
    expect([field.name, onChange.mock.calls]).toEqual(['password', [['a']]]);
    const seen = [standing()];
    await user.click(toggle);
    seen.push(standing());
    await user.keyboard('{Enter}');
    expect([...seen, standing()]).toEqual(['password false', 'text true', 'password false']);
  });
});
