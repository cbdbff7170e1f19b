import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

const UPLOADS = 'Do you publish content at least twice a month on a subscription platform?';
const HISTORY = 'Do you have at least 12 months of subscription revenue?';
const REVENUE = 'Do you earn $10,000 or more per month?';
const CALL = 'Come back when you have it. Until then, see what an advance could be.';

const open = () => renderScreen(<LandingScreen />, '/', { session: GUEST_SESSION });
const section = () => within(screen.getByRole('region', { name: 'Do you qualify?' }));
const question = (name: string) => within(section().getByRole('radiogroup', { name }));
const answer = (name: string, words: 'Yes' | 'No') =>
  question(name).getByRole<HTMLInputElement>('radio', { name: words });
const verdict = () =>
  [...section().getByRole('status').querySelectorAll('p')].map((paragraph) => paragraph.textContent);
const ways = () =>
  section()
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the eligibility check', () => {
  it('asks three questions, answers none of them itself and says what is asked in any case (R3.11, R3.12)', () => {
    open();
    const groups = section().getAllByRole('radiogroup');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole<HTMLInputElement>('radio')
          .map(({ checked }) => checked),
      ),
    ).toEqual([UPLOADS, HISTORY, REVENUE].map(() => [false, false]));
    expect(section().getAllByRole('radiogroup', { name: /^Do you/ })).toEqual(groups);
    expect(verdict()).toEqual([
      'Three answers to go',
      'Answer yes or no above, and you see here whether you can apply.',
    ]);
    expect(ways()).toEqual([]);
    const also = section().getByRole('heading', { name: 'In any case' }).nextElementSibling;
    expect([...(also?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'We serve US-based, registered businesses: an LLC or higher.',
      'We do not support sole proprietors, or creators without recurring revenue.',
      'Your answers are not sent anywhere.',
    ]);
  });

  it('tells the chart each answer and counts what is left (R3.11)', async () => {
    const { sent, user } = open();
    await user.click(answer(UPLOADS, 'Yes'));
    expect(verdict()[0]).toEqual('Two answers to go');
    await user.click(answer(HISTORY, 'Yes'));
    expect(verdict()[0]).toEqual('One answer to go');
    await user.click(answer(REVENUE, 'No'));
    expect(sent).toEqual([
      { type: 'eligibility.answered', question: 'uploads', isMet: true },
      { type: 'eligibility.answered', question: 'history', isMet: true },
      { type: 'eligibility.answered', question: 'revenue', isMet: false },
    ]);
  });

  it('leads who meets all three to sign-in (R3.11)', async () => {
    const { journey, user } = open();
    for (const name of [UPLOADS, HISTORY, REVENUE]) await user.click(answer(name, 'Yes'));
    expect(verdict()).toEqual([
      'You meet all three',
      'Next, sign in and connect your membership account to see your offers. All offers are subject to final approval.',
    ]);
    expect(ways()).toEqual([['Apply Now', '/signin']]);
    await user.click(section().getByRole('link', { name: 'Apply Now' }));
    expect(journey.path()).toEqual('/signin');
  });

  it.each([
    [[UPLOADS], 'We ask for content at least twice a month on a subscription platform.'],
    [[HISTORY], 'We ask for at least 12 months of subscription revenue.'],
    [[REVENUE], 'We ask for $10,000 or more per month.'],
    [
      [REVENUE, UPLOADS],
      'We ask for content at least twice a month on a subscription platform and $10,000 or more per month.',
    ],
    [
      [UPLOADS, HISTORY, REVENUE],
      'We ask for content at least twice a month on a subscription platform, at least 12 months of subscription revenue, and $10,000 or more per month.',
    ],
  ])('says at once what is missing and where to go on after a no to %j (R3.11)', async (names, reasons) => {
    const { user } = open();
    for (const name of names) await user.click(answer(name, 'No'));
    expect(verdict()).toEqual(['Not yet', reasons, CALL]);
    expect(ways()).toEqual([['Back to the calculator', '/#calculator']]);
  });

  it('takes an answer back (R3.11)', async () => {
    const { user } = open();
    await user.click(answer(HISTORY, 'No'));
    await user.click(answer(HISTORY, 'Yes'));
    expect([answer(HISTORY, 'Yes').checked, answer(HISTORY, 'No').checked]).toEqual([true, false]);
    expect(verdict()[0]).toEqual('Two answers to go');
  });

  it('is answered by the keyboard alone (R3.11)', async () => {
    const { user } = open();
    act(() => answer(UPLOADS, 'Yes').focus());
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    expect(document.activeElement).toBe(answer(REVENUE, 'Yes'));
    await user.keyboard('{ArrowRight}');
    expect(verdict()).toEqual(['Not yet', 'We ask for $10,000 or more per month.', CALL]);
    await user.tab();
    expect(document.activeElement).toBe(section().getByRole('link', { name: 'Back to the calculator' }));
  });

  it.each(['Yes', 'No'] as const)(
    'has no accessibility violations when all is answered with %s (R3.11)',
    async (words) => {
      const { container, user } = open();
      for (const name of [UPLOADS, HISTORY, REVENUE]) await user.click(answer(name, words));
      await expectNoAxeViolations(container);
    },
  );
});
