import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { Message } from '#src/components/Message.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { attributesOf, button, partOf, stateOf, wordsOf } from '#test/screens/seen.ts';
import { renderComponent } from './renderComponent.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('StepIndicator says the step in words first, marks the open chapter, what lies behind and what is done, with a bar a step (R1.8, R16.3)', () => {
  const done = { connect: true, offer: true, business: true, sign: false };
  const { container, rerender } = renderComponent(<StepIndicator step={4} done={done} />);
  expect(container.querySelector('p')?.textContent).toBe('Step 4 of 7');
  const seen = () => {
    const items = partOf('list', 'Steps of the application').getAllByRole('listitem');
    return items.map((item) => `${item.textContent}: ${item.ariaCurrent}`);
  };
  expect(seen()).toEqual(['Connect Done: null', 'Offer: step', 'Business Done: null', 'Sign: null']);
  const bars = [...container.querySelectorAll('[aria-hidden="true"] > span')].map((bar) => bar.outerHTML);
  expect(bars.map((bar) => [bar.includes('data-done'), bar.includes('data-current')])).toEqual([
    ...Array.from({ length: 3 }, () => [true, false]),
    [false, true],
    ...Array.from({ length: 2 }, () => [true, false]),
    [false, false],
  ]);
  rerender(<StepIndicator step={4} done={{ ...done, sign: true }} />);
  expect(seen()[1]).toBe('Offer Done: step');
  const marks = () => [...container.querySelectorAll('[aria-hidden="true"] > span')].map(({ outerHTML }) => outerHTML);
  rerender(<StepIndicator step={7} done={{ ...done, sign: true }} />);
  expect(marks().filter((bar) => bar.includes('data-current'))).toEqual([]);
  rerender(<StepIndicator step={2} done={{ connect: false, offer: false, business: false, sign: false }} />);
  expect(marks().map((bar) => [bar.includes('data-behind'), bar.includes('data-done')])).toEqual([
    [true, false],
    ...Array.from({ length: 6 }, () => [false, false]),
  ]);
});

describe('Message', () => {
  it.each([
    ['info', undefined, null],
    ['success', 'status', 'status'],
    ['warning', undefined, null],
    ['error', undefined, 'alert'],
    ['error', 'note', 'note'],
  ] as const)('of kind %s, asked to be a %s, is announced as %s (R14.1)', (kind, role, announced) => {
    const { container } = renderComponent(
      <Message kind={kind} title="Not connected" role={role}>
        <p>Try again.</p>
      </Message>,
    );
    const message = container.querySelector('[data-kind]');
    const seen = [...attributesOf(message, 'data-kind', 'role'), message?.textContent];
    expect(seen).toEqual([kind, announced, 'Not connectedTry again.']);
  });
});

it('MaskedEin shows the last four digits, all of them when asked, and hides them again (R9.2)', async () => {
  const { container, show, user } = renderComponent(<MaskedEin ein="123456789" />);
  const seen = () => wordsOf(container.querySelectorAll('[aria-live="polite"] span, button'));
  const masked = ['••-•••6789', 'ending in 6789', 'Show the EIN'];
  expect([seen(), ...attributesOf(screen.getByText('••-•••6789'), 'aria-hidden')]).toEqual([masked, 'true']);
  await user.click(button('Show the EIN'));
  expect(seen()).toEqual(['12-3456789', 'Hide the EIN']);
  await user.click(button('Hide the EIN'));
  expect(seen()).toEqual(masked);
  show(<MaskedEin ein="12-3" />);
  expect(seen()).toEqual(['12-3']);
});

describe('PrimaryButton', () => {
  function showPrimary(setup: Partial<Parameters<typeof PrimaryButton>[0]> = {}) {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    const view = renderComponent(
      <main>
        <form onSubmit={onSubmit}>
          <input id="full-name" aria-label="Full name" />
          <PrimaryButton onClick={onClick} {...setup}>
            Continue
          </PrimaryButton>
        </form>
      </main>,
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
    expect([acted(), stateOf(button), button.textContent]).toEqual([counted, 'on: ', 'Continue']);
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
    expect([button.textContent, stateOf(button)]).toEqual([words, `off: ${reason}`]);
  });

  it('leads from a blocked button to the field that it waits for, and from a busy one nowhere (R8.3, R9.8, R12.4)', async () => {
    const { button, user } = showPrimary({ blockedReason: 'Sign first.', awaits: 'full-name' });
    await user.click(button);
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  });
});

it('PasswordField hides what is typed and handed over until its button is pressed, by keyboard too (R5.2)', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const props = { label: 'Password', name: 'password', autoComplete: 'off', value: '', onChange } as const;
  const { user } = renderComponent(<PasswordField {...props} />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  const state = () => `${field.type} ${toggle.ariaPressed}`;
  await user.type(field, 'a');
  expect([field.name, onChange.mock.calls]).toEqual(['password', [['a']]]);
  const seen = [state()];
  await user.click(toggle);
  seen.push(state());
  await user.keyboard('{Enter}');
  expect([...seen, state()]).toEqual(['password false', 'text true', 'password false']);
});
