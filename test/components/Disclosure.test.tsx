import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

describe('Disclosure', () => {
  it('is closed at first, and a press on its line opens and closes it (R3.12, R8.1)', async () => {
    const { container, user } = renderComponent(
      <Disclosure title={<h2>What these words mean</h2>}>
        <p>The money you receive now.</p>
      </Disclosure>,
    );
    const details = screen.getByRole<HTMLDetailsElement>('group');
    expect(details.open).toBe(false);
    await user.click(screen.getByRole('heading', { name: 'What these words mean' }));
    expect(details.open).toBe(true);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('heading', { name: 'What these words mean' }));
    expect(details.open).toBe(false);
  });
});
