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
  elementsWithIcon,
  isAriaDisabled,
  textsByRole,
  textsOf,
} from '#test/screens/queries.ts';
import { cast } from '#test/support/cast.ts';
import { EIN } from '#test/support/fixtures.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { renderComponent } from './renderComponent.tsx';

it.each([
  ['before signing', false, ['Connect Done', 'Offer', 'Business Done', 'Sign'], 'Offer'],
  ['after signing', true, ['Connect Done', 'Offer Done', 'Business Done', 'Sign Done'], 'Offer Done'],
])('StepIndicator at step 4 marks finished chapters %s (R1.8, R16.3)', (_when, sign, chapters, current) => {
  renderComponent(<StepIndicator step={4} done={{ connect: true, offer: true, business: true, sign }} />);
  expect(screen.getByText(SHELL.stepOf(4))).toBeDefined();
  const list = within(screen.getByRole('list', { name: SHELL.steps }));
  expect(textsByRole('listitem', list)).toEqual(chapters);
  expect(textsOf(elementsWithIcon(list.getAllByRole('listitem')))).toEqual(
    chapters.filter((name) => name.endsWith(' Done')),
  );
  expect(textsOf(list.getAllByRole('listitem', { current: 'step' }))).toEqual([current]);
});

it('MaskedEin shows four digits and reveals all nine on request (R9.2)', async () => {
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
  function renderButton(setup: Partial<Parameters<typeof PrimaryButton>[0]> = {}) {
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
  ])('stays focusable but does nothing when %s (R5.2, R8.3)', async (_when, setup, text, reason) => {
    const { control, onClick, onSubmit, user } = renderButton({ type: 'submit', ...setup });
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

  it('focuses the field that blocks it (R8.3, R9.8, R12.4)', async () => {
    const { control, user } = renderButton({ blockedReason: 'Sign first.', awaits: 'full-name' });
    await user.click(control);
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  });
});

it('PasswordField hides its text unless its toggle is pressed (R5.2)', async () => {
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

const CONFETTI = <Confetti pieces={CONFETTI_PIECES} />;

describe('Confetti', () => {
  it('fires 500 pieces once on an aria-hidden canvas, cleared on unmount (R12.5, R12.9)', async () => {
    const { fire, create } = spyOnConfetti();
    const { unmount } = render(CONFETTI, { wrapper: StrictMode });
    await waitFor(() => expect(fire).toHaveBeenCalled());
    const canvas = document.querySelector('canvas');
    const options = { resize: true, useWorker: false, disableForReducedMotion: true };
    expect(create).toHaveBeenCalledExactlyOnceWith(canvas, options);
    expect(fire).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ particleCount: 500 }));
    expect(canvas?.ariaHidden).toBe('true');
    unmount();
    expect(fire.reset).toHaveBeenCalledTimes(1);
  });

  it('does not fire under reduced motion (R12.5)', async () => {
    const { create } = spyOnConfetti();
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    render(CONFETTI);
    await vi.dynamicImportSettled();
    expect(create).not.toHaveBeenCalled();
  });
});

it('KeepTogether keeps numbers and their units on one line (R8.4)', () => {
  const text = 'Estimated APR 43.7%. Saved at 9:14 AM on Sunday, December 6.';
  const { container } = renderComponent(<KeepTogether>{text}</KeepTogether>);
  expect(textsOf(container.querySelectorAll('.together'))).toEqual(['APR 43.7%', '9:14 AM', 'December 6']);
});

const PAGE = (
  <>
    <ScreenHeading title="Get your future revenue now" />
    <a href="/signin">Apply Now</a>
  </>
);
const focusedText = () => document.activeElement?.textContent;

/** Adds a prerendered page to the document, ready for React to hydrate. */
function addPrerenderedPage(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(PAGE);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

it('ScreenHeading takes focus from a link on the previous screen (R1.8)', () => {
  const link = addPrerenderedPage().querySelector('a');
  link?.focus();
  render(<ScreenHeading title="Your contract" />);
  expect(focusedText()).toBe('Your contract');
});

it('ScreenHeading takes focus on a prerendered page without focus (R1.8)', () => {
  render(PAGE, { container: addPrerenderedPage(), hydrate: true });
  expect(focusedText()).toBe('Get your future revenue now');
});

it('ScreenHeading leaves focus on a link focused before hydration (R1.8, R20.2)', () => {
  const container = addPrerenderedPage();
  screen.getByRole('link').focus();
  render(PAGE, { container, hydrate: true });
  expect(focusedText()).toBe('Apply Now');
});
