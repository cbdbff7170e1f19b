import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Figure } from '#src/components/Figure.tsx';
import { Logo } from '#src/components/Logo.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { PasswordField } from '#src/components/PasswordField.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { StepIndicator } from '#src/components/StepIndicator.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

describe('ScreenHeading', () => {
  it('is the h1 and takes the focus without scrolling when the screen opens (R1.8)', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const { container } = renderComponent(<ScreenHeading title="Connect your Patreon" intro="Choose your platform." />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Connect your Patreon' });
    expect(document.activeElement).toBe(heading);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(heading.tabIndex).toBe(-1);
    expect(screen.getByText('Choose your platform.').tagName).toBe('P');
    await expectNoAxeViolations(container);
  });
});

describe('StepIndicator', () => {
  it('says the step in words first and marks the chapter (R1.8)', async () => {
    const { container } = renderComponent(
      <StepIndicator step={4} total={9} chapters={['Connect', 'Offer', 'Business', 'Sign']} currentChapter="Offer" />,
    );
    expect(screen.getByText('Step 4 of 9').tagName).toBe('P');
    const items = within(screen.getByRole('list', { name: 'Steps of the application' })).getAllByRole('listitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
      ['Connect Done', null],
      ['Offer', 'step'],
      ['Business', null],
      ['Sign', null],
    ]);
    await expectNoAxeViolations(container);
  });
});

describe('Notice', () => {
  it.each([
    ['info', undefined, null],
    ['success', 'status', 'status'],
    ['warning', undefined, null],
    ['error', undefined, 'alert'],
    ['error', 'note', 'note'],
  ] as const)('of kind %s with role %s has role %s (R14.1)', async (kind, role, shown) => {
    const { container } = renderComponent(
      <Notice kind={kind} title="Not connected" role={role}>
        <p>Try again.</p>
      </Notice>,
    );
    const notice = screen.getByText('Not connected').closest('[data-kind]');
    expect([notice?.getAttribute('data-kind'), notice?.getAttribute('role') ?? null]).toEqual([kind, shown]);
    expect(notice?.textContent).toBe('Not connectedTry again.');
    await expectNoAxeViolations(container);
  });
});

describe('Figure', () => {
  it('is an amount with its meaning and its note (R8.1)', async () => {
    const { container } = renderComponent(<Figure label="You receive" value="$450,000" note="Once" size="large" />);
    expect(screen.getByRole('term').textContent).toBe('You receive');
    expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual(['$450,000', 'Once']);
    await expectNoAxeViolations(container);
  });

  it('needs no note (R8.1)', () => {
    renderComponent(<Figure label="Fee" value="$50,000" />);
    expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual(['$50,000']);
  });
});

describe('Logo', () => {
  it('is an image with its title (R1.8)', async () => {
    const { container } = renderComponent(<Logo title="Creator Cash Advance" />);
    expect(screen.getByRole('img', { name: 'Creator Cash Advance' }).tagName).toBe('svg');
    await expectNoAxeViolations(container);
  });

  it('is decoration without a title (R1.8)', () => {
    const { container } = renderComponent(<Logo title="" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

function showPassword(setup: Partial<Parameters<typeof PasswordField>[0]> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  const view = renderComponent(
    <PasswordField
      label="Patreon Password"
      name="password"
      autoComplete="current-password"
      value="secret"
      onChange={onChange}
      {...setup}
    />,
  );
  return { ...view, onChange, field: screen.getByLabelText<HTMLInputElement>('Patreon Password') };
}

describe('PasswordField', () => {
  it('hides what is typed until its button is pressed, by keyboard too (R5.2)', async () => {
    const { container, field, user } = showPassword();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect([field.type, field.name, field.autocomplete, toggle.getAttribute('aria-pressed')]).toEqual([
      'password',
      'password',
      'current-password',
      'false',
    ]);
    await user.click(toggle);
    expect([field.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await user.keyboard('{Enter}');
    expect([field.type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await expectNoAxeViolations(container);
  });

  it('hands over what is typed (R5.2)', async () => {
    const { field, onChange, user } = showPassword({ value: '' });
    await user.type(field, 'a');
    expect(onChange.mock.calls).toEqual([['a']]);
  });

  it('is invalid with its error tied to it, and required without a star (R5.2)', async () => {
    const { container, field } = showPassword({ error: 'Enter your password.', required: true });
    expect([field.getAttribute('aria-invalid'), field.required]).toEqual(['true', true]);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your password.',
    );
    expect(screen.getByText('Patreon Password').textContent).toBe('Patreon Password');
    await expectNoAxeViolations(container);
  });
});
