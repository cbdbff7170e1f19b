import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionBar } from '#src/components/ActionBar.tsx';
import { PrimaryButton } from '#src/components/PrimaryButton.tsx';
import { SecondaryButton } from '#src/components/SecondaryButton.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

function showPrimary(setup: Partial<Parameters<typeof PrimaryButton>[0]> = {}) {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const view = renderComponent(
    <form onSubmit={onSubmit}>
      <label>
        Full name
        <input />
      </label>
      <ActionBar>
        <PrimaryButton onClick={onClick} {...setup}>
          Continue
        </PrimaryButton>
      </ActionBar>
    </form>,
  );
  return { ...view, onClick, onSubmit, button: screen.getByRole<HTMLButtonElement>('button') };
}

describe('ActionBar', () => {
  function watch() {
    const watched: Element[] = [];
    let report: (ratio: number) => void = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
          report = (intersectionRatio) => callback([{ intersectionRatio }]);
        }
        observe = (element: Element) => watched.push(element);
        disconnect = () => {};
      },
    );
    return { watched, report: (ratio: number) => act(() => report(ratio)) };
  }
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('knows whether it rests in the content or is stuck over it (R4.1)', () => {
    const { watched, report } = watch();
    renderComponent(<ActionBar>Continue</ActionBar>);
    const bar = screen.getByText('Continue');
    const seen = [1, 0.98, 1].map((ratio) => {
      report(ratio);
      return bar.hasAttribute('data-resting');
    });
    expect(watched).toEqual([bar]);
    expect(seen).toEqual([true, false, true]);
  });

  it('stays in its place in the flow when told to (R4.1)', () => {
    const { watched } = watch();
    renderComponent(<ActionBar isInFlow>Sign in</ActionBar>);
    expect(screen.getByText('Sign in').hasAttribute('data-in-flow')).toEqual(true);
    expect(watched).toEqual([]);
  });
});

describe('PrimaryButton', () => {
  it('acts on a click and does not submit unless told to (R8.3)', async () => {
    const { button, container, onClick, onSubmit, user } = showPrimary();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0]);
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-describedby')]).toEqual([null, null]);
    await expectNoAxeViolations(container);
  });

  it('when blocked keeps the focus, says why and does nothing (R8.3)', async () => {
    const { button, container, onClick, user } = showPrimary({ blockedReason: 'Select an offer to continue.' });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter} ');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect([button.getAttribute('aria-disabled'), button.dataset.disabled, button.disabled]).toEqual([
      'true',
      'true',
      false,
    ]);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Select an offer to continue.',
    );
    await expectNoAxeViolations(container);
  });

  it('when blocked does not submit, neither by a click nor by Enter in a field (R8.3)', async () => {
    const { button, onSubmit, user } = showPrimary({ type: 'submit', blockedReason: 'Sign first.' });
    await user.click(button);
    await user.type(screen.getByLabelText('Full name'), 'Ada{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits when it is free (R12.4)', async () => {
    const { onSubmit, user } = showPrimary({ type: 'submit' });
    await user.type(screen.getByLabelText('Full name'), 'Ada{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('when busy says so, stays focusable and acts no second time (R5.2)', async () => {
    const { button, onClick, onSubmit, user } = showPrimary({
      type: 'submit',
      isBusy: true,
      busyLabel: 'Connecting...',
    });
    await user.click(screen.getByRole('button', { name: 'Connecting...' }));
    expect(document.activeElement).toBe(button);
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps its own words while busy when there are no others (R5.2)', () => {
    showPrimary({ isBusy: true });
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('SecondaryButton', () => {
  it('acts on a click and does not submit unless told to (R6.4)', async () => {
    const onClick = vi.fn<() => void>();
    const { container, user } = renderComponent(<SecondaryButton onClick={onClick}>Pause</SecondaryButton>);
    const button = screen.getByRole('button', { name: 'Pause' });
    await user.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button).toHaveProperty('type', 'button');
    await expectNoAxeViolations(container);
  });

  it('does nothing when it is disabled (R6.4)', async () => {
    const onClick = vi.fn<() => void>();
    const { user } = renderComponent(
      <SecondaryButton disabled onClick={onClick}>
        Pause
      </SecondaryButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
