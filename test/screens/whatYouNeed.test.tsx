import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { Qualification } from '#src/screens/landing/parts/Qualification.tsx';
import { SignInScreen } from '#src/screens/signIn/SignInScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';
import { foldOf, wordsOf } from './seen.ts';

const Check = () => <Qualification {...useJourney(viewLanding)} />;

describe('The list of what an application needs', () => {
  it.each([
    ['on the landing page', <Check key="1" />, '/'],
    ['before signing in', <SignInScreen key="2" />, '/signin'],
  ])('is shown %s, folded away at first (R19.5)', async (_where, shown, path) => {
    const { container, user } = renderScreen(shown, path, { session: GUEST_SESSION });
    const fold = foldOf('What you need');
    expect(fold.open).toBe(false);
    await user.click(screen.getByRole('heading', { name: 'What you need' }));
    expect(fold.open).toBe(true);
    expect(wordsOf(fold.querySelectorAll('p'))).toEqual([
      'Applying takes about ten minutes. You can add documents until you sign, or send them when we email you.',
    ]);
    expect(wordsOf(fold.querySelectorAll('li'))).toEqual([
      'Your EIN',
      'Each owner with 25% or more, and a photo of their ID',
      'Articles of Organization',
      'Business registration',
      'Operating agreement',
      'Your last tax return',
    ]);
    await expectNoAxeViolations(container);
  });

  it('is left out once an application has begun (R17.1, R19.5)', () => {
    renderScreen(<SignInScreen />, '/signin', { saved: { ...NOTHING_TYPED, offerId: '6-month' } });
    expect(screen.queryByRole('heading', { name: 'What you need' })).toBeNull();
  });
});
