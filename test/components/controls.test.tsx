import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { attributesOf, descriptionOf } from '#test/screens/seen.ts';
import { renderComponent } from './renderComponent.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('ActionBar', () => {
  it('knows whether it rests in the content or is stuck over it, unless told to stay in the flow (R4.1)', () => {
    const watched: Element[] = [];
    let report = (_ratio: number) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
          report = (intersectionRatio) => act(() => tell([{ intersectionRatio }]));
        }
        observe = (element: Element) => watched.push(element);
        disconnect = () => {};
      },
    );
    renderComponent(
      <>
        <ActionBar>Continue</ActionBar>
        <ActionBar isInFlow>Sign in</ActionBar>
      </>,
    );
    const bar = screen.getByText('Continue');
    const seen = [1, 0.98, 1].map((ratio) => {
      report(ratio);
      return bar.hasAttribute('data-resting');
    });
    expect([watched, seen]).toEqual([[bar], [true, false, true]]);
    expect(screen.getByText('Sign in').hasAttribute('data-in-flow')).toEqual(true);
  });
});

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

  it('acts on a click and does not submit unless told to (R8.3)', async () => {
    const { acted, button, user } = showPrimary();
    await user.click(button);
    expect([button.textContent, ...acted()]).toEqual(['Continue', 1, 0]);
    expect(attributesOf(button, 'aria-disabled', 'aria-describedby', 'data-disabled')).toEqual([null, null, null]);
  });

  it('submits by Enter in a field when it is free (R12.4)', async () => {
    const { acted, user } = showPrimary({ type: 'submit' });
    await user.type(screen.getByLabelText('Full name'), 'A{Enter}');
    expect(acted()).toEqual([1, 1]);
  });

  it.each([
    ['blocked', { blockedReason: 'Sign first.' }, 'Continue', 'Sign first.'],
    ['busy', { isBusy: true, busyLabel: 'Connecting...' }, 'Connecting...', ''],
    ['busy without other words', { isBusy: true }, 'Continue', ''],
  ])(
    'when %s keeps the focus, says why and does nothing, by click, key or Enter in a field (R5.2, R8.3)',
    async (_when, setup, words, reason) => {
      const { acted, button, user } = showPrimary({ type: 'submit', ...setup });
      await user.type(screen.getByLabelText('Full name'), 'A{Enter}');
      await user.tab();
      await user.keyboard('{Enter} ');
      await user.click(button);
      expect([...acted(), document.activeElement, button.disabled]).toEqual([0, 0, button, false]);
      expect([button.textContent, descriptionOf(button)]).toEqual([words, reason]);
      expect(attributesOf(button, 'aria-disabled', 'data-disabled')).toEqual(['true', 'true']);
    },
  );
});

describe('PasswordField', () => {
  function showPassword(setup: Partial<Parameters<typeof PasswordField>[0]> = {}) {
    const onChange = vi.fn<(value: string) => void>();
    const view = renderComponent(
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value=""
        onChange={onChange}
        {...setup}
      />,
    );
    return { ...view, onChange, field: screen.getByLabelText<HTMLInputElement>('Password') };
  }

  it('hides what is typed and handed over until its button is pressed, by keyboard too (R5.2)', async () => {
    const { field, onChange, user } = showPassword();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    const standing = () => [field.type, toggle.getAttribute('aria-pressed')];
    await user.type(field, 'a');
    expect([field.name, field.autocomplete, onChange.mock.calls]).toEqual(['password', 'current-password', [['a']]]);
    const seen = [standing()];
    await user.click(toggle);
    seen.push(standing());
    await user.keyboard('{Enter}');
    expect([...seen, standing()]).toEqual([
      ['password', 'false'],
      ['text', 'true'],
      ['password', 'false'],
    ]);
  });

  it('is invalid with its error tied to it, and required without a star (R5.2)', () => {
    const { field } = showPassword({ error: 'Enter your password.', required: true });
    expect([field.getAttribute('aria-invalid'), descriptionOf(field), field.required, field.disabled]).toEqual([
      'true',
      'Enter your password.',
      true,
      false,
    ]);
    expect(field.labels?.[0]?.textContent).toBe('Password');
  });
});
