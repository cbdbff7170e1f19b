import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntityDetailsScreen } from '#src/screens/entityDetails/EntityDetailsScreen.tsx';
import { SignIrsFormScreen } from '#src/screens/signIrsForm/SignIrsFormScreen.tsx';
import { ADD, given, named } from '#test/journey/businessSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';
import { button } from './seen.ts';

describe('Undo', () => {
  it('stands where a document was, and brings it back with the focus beside it (R17.3)', async () => {
    const { journey, user, sent, container } = renderScreen(<EntityDetailsScreen />, '/entity-details');
    journey.send(given('taxReturn', PDF));
    await user.click(button('Remove for 2025 tax return'));
    const said = screen.getByText('signed.pdf was removed.');
    expect(said.closest('[role="status"]')).not.toBeNull();
    await expectNoAxeViolations(container);
    await user.click(button('Undo'));
    expect(sent.at(-1)).toEqual({ type: 'removal.undone' });
    const place = screen.getByRole('group', { name: '2025 tax return' });
    expect(within(place).getByText('signed.pdf').tagName).toBe('BDI');
    expect([screen.queryByText('signed.pdf was removed.'), place.contains(document.activeElement)]).toEqual([
      null,
      true,
    ]);
  });

  it('brings an owner back, with the focus on it (R9.4, R17.3)', async () => {
    const { journey, user } = renderScreen(<EntityDetailsScreen />, '/entity-details');
    for (const event of [named('Ada'), ADD, named('Grace', 'owner-2'), ADD]) journey.send(event);
    await user.click(button('Remove owner 2'));
    expect(screen.getByText('Grace was removed from the owners.').textContent).toBe(
      'Grace was removed from the owners.',
    );
    await user.click(button('Undo'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Owner 2' }));
    await user.click(button('Remove owner 3'));
    expect(screen.getByText('The owner was removed.').tagName).toBe('SPAN');
  });

  it('brings the signed IRS form back (R10.4, R17.3)', async () => {
    const { user, journey } = renderScreen(<SignIrsFormScreen />, '/sign-irs-form');
    journey.send({ type: 'irsForm.fileChosen', file: PDF });
    await user.click(button(/^Remove for/));
    await user.click(button('Undo'));
    expect(journey.context().irsForm).toEqual(PDF);
  });
});
