import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MaskedEin } from '#src/components/MaskedEin.tsx';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import { renderComponent } from './renderComponent.tsx';

const showEin = (ein: string) => renderComponent(<MaskedEin ein={ein} labels={ENTITY_DETAILS.business.einLabels} />);

describe('MaskedEin', () => {
  it('shows the last four digits, and all of them when asked, and hides them again (R9.2)', async () => {
    const { container, user } = showEin('123456789');
    expect(screen.getByText('••-•••6789').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('ending in 6789')).toBeDefined();
    expect(screen.queryByText('12-3456789')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the EIN' }));
    expect(screen.getByText('12-3456789').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Hide the EIN' }));
    expect(screen.queryByText('12-3456789')).toBeNull();
  });

  it('has nothing to show where nothing is hidden (R9.2)', () => {
    showEin('12-3');
    expect(screen.getByText('12-3')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
