import { render, screen, waitFor, within } from '@testing-library/react';
import confetti from 'canvas-confetti';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CONFETTI_PIECES } from '#machines/constants.ts';
import { Confetti } from '#src/components/Confetti.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { COMPONENT_WORDS } from '#src/content/components.ts';
import { SHELL } from '#src/content/shell.ts';
import {
  button,
  descriptionOf,
  isAriaDisabled,
  textsByRole,
  textsOf,
  elementsWithIcon,
} from '#test/screens/queries.ts';
import { cast } from '#test/support/cast.ts';
import { EIN } from '#test/support/fixtures.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { renderComponent } from './renderComponent.tsx';

it.each([
  [false, ['Connect Done', 'Offer', 'Business Done', 'Sign'], 'Offer'],
  [true, ['Connect Done', 'Offer Done', 'Business Done', 'Sign Done'], 'Offer Done'],
])('StepIndicator at step 4, signed %s, lists %j (R1.8, R16.3)', (sign, chapters, current) => {
  renderComponent(<StepIndicator step={4} done={{ connect: true, offer: true, business: true, sign }} />);
  expect(screen.getByText(SHELL.stepOf(4))).toBeDefined();
  const list = within(screen.getByRole('list', { name: SHELL.steps }));
  expect(textsByRole('listitem', list)).toEqual(chapters);
  expect(textsOf(elementsWithIcon(list.getAllByRole('listitem')))).toEqual(
    chapters.filter((name) => name.endsWith(' Done')),
  );
  expect(textsOf(list.getAllByRole('listitem', { current: 'step' }))).toEqual([current]);
});

it('MaskedEin shows four digits, and all nine only on request (R9.2)', async () => {
  const { hide, show } = COMPONENT_WORDS.ein;
  const { container, user } = renderComponent(<MaskedEin ein="123456789" />);
  expect(screen.getByText('••-•••6789')).toBeDefined();
  expect(container.innerHTML).not.toMatch(/12-?3456789|12-?345/);
  await user.click(button(show));
  expect(screen.getByText(EIN)).toBeDefined();
  await user.click(button(hide));
  expect(screen.queryByText(EIN)).toBeNull();
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
    return { ...view, onClick, onSubmit, control: screen.getByRole<HTMLButtonElement>('button') };
  }

  it.each([
    ['blocked', { blockedReason: 'Sign first.' }, 'Continue', 'Sign first.'],
    ['busy', { isBusy: true, busyLabel: 'Connecting...' }, 'Connecting...', ''],
  ])('keeps the focus and does nothing when it is %s (R5.2, R8.3)', async (_when, setup, text, reason) => {
    const { control, onClick, onSubmit, user } = showPrimary({ type: 'submit', ...setup });
    await user.type(screen.getByLabelText('Full name'), 'A{Enter}');
    await user.tab();
    await user.keyboard('{Enter} ');
    await user.click(control);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(control);
    expect(isAriaDisabled(control)).toBe(true);
    expect(control.textContent).toBe(text);
    expect(descriptionOf(control)).toBe(reason);
  });

  it('focuses the field that it waits for (R8.3, R9.8, R12.4)', async () => {
    const { control, user } = showPrimary({ blockedReason: 'Sign first.', awaits: 'full-name' });
    await user.click(control);
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  });
});

it('PasswordField hides what is typed until its button is pressed (R5.2)', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const props = { label: 'Password', name: 'password', autoComplete: 'off', value: '', onChange } as const;
  const { user } = renderComponent(<PasswordField {...props} />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = button(COMPONENT_WORDS.password.show);
  await user.type(field, 'a');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
  expect(field.type).toBe('password');
  await user.click(toggle);
  expect(field.type).toBe('text');
  expect(toggle.ariaPressed).toBe('true');
  await user.keyboard('{Enter}');
  expect(field.type).toBe('password');
});

function spyOnConfetti() {
  const fire = Object.assign(vi.fn<(options: object) => null>().mockReturnValue(null), { reset: vi.fn<() => void>() });
  const create = vi.spyOn(confetti, 'create').mockReturnValue(cast<ReturnType<typeof confetti.create>>(fire));
  return { fire, create };
}
const shown = <Confetti pieces={CONFETTI_PIECES} />;

describe('Confetti', () => {
  it('throws 500 pieces once on its own hidden canvas, and clears them (R12.5, R12.9)', async () => {
    const { fire, create } = spyOnConfetti();
    const { unmount } = render(shown, { wrapper: StrictMode });
    await waitFor(() => expect(fire).toHaveBeenCalled());
    const canvas = document.querySelector('canvas');
    const options = { resize: true, useWorker: false, disableForReducedMotion: true };
    expect(create).toHaveBeenCalledExactlyOnceWith(canvas, options);
    expect(fire).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ particleCount: 500 }));
    expect(canvas?.ariaHidden).toBe('true');
    unmount();
    expect(fire.reset).toHaveBeenCalledTimes(1);
  });

  it('stays away under reduced motion (R12.5)', async () => {
    const { create } = spyOnConfetti();
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    render(shown);
    await vi.dynamicImportSettled();
    expect(create).not.toHaveBeenCalled();
  });
});

it('KeepTogether keeps numbers with their units (R8.4)', () => {
  const text = 'Estimated APR 43.7%. Saved at 9:14 AM on Sunday, December 6.';
  const { container } = renderComponent(<KeepTogether>{text}</KeepTogether>);
  expect(textsOf(container.querySelectorAll('.together'))).toEqual(['APR 43.7%', '9:14 AM', 'December 6']);
});

const content = (
  <>
    <ScreenHeading title="Get your future revenue now" />
    <a href="/signin">Apply Now</a>
  </>
);
const focused = () => document.activeElement?.textContent;

/** A prerendered page, before React hydrates it. */
function prerendered(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(content);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

it('A heading takes the focus from a link of the last screen (R1.8)', () => {
  const link = prerendered().querySelector('a');
  link?.focus();
  render(<ScreenHeading title="Your contract" />);
  expect(focused()).toBe('Your contract');
});

it('A heading takes the focus of an untouched prerendered page (R1.8)', () => {
  render(content, { container: prerendered(), hydrate: true });
  expect(focused()).toBe('Get your future revenue now');
});

it('A heading leaves the focus on a link focused before hydration (R1.8, R20.2)', () => {
  const container = prerendered();
  screen.getByRole('link').focus();
  render(content, { container, hydrate: true });
  expect(focused()).toBe('Apply Now');
});
