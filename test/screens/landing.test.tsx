import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ESTIMATE_ANNOUNCEMENT_MS } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LANDING_ANCHORS, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { type LandingView, viewLanding } from '#machines/journey/views/viewLanding.ts';
import { ELIGIBILITY, FOOTER, LANDING, SECTIONS } from '#src/content/landing.ts';
import { RESUME } from '#src/content/screens.ts';
import { WHAT_YOU_NEED } from '#src/content/whatYouNeed.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { AdvanceCalculator, PayoutCalculator } from '#src/screens/landing/parts/Calculators.tsx';
import { Example } from '#src/screens/landing/parts/Hero.tsx';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import {
  detailsTitled,
  link,
  linksIn,
  withinRole,
  visibleSentences,
  textsByRole,
  textsOf,
  valuesIn,
} from './queries.ts';

const open = () => openScreen('landing', [], { session: GUEST_SESSION });
const listed = (region: string) => textsByRole('listitem', withinRole('region', region));

describe('Landing page links', () => {
  it('lead to sections of the page, home or to sign-in (R3.1, R3.4, R3.6, R3.7, R3.14)', async () => {
    const { sent, user } = await open();
    const { applyNow, bar } = LANDING;
    expect(linksIn()).toMatchObject({
      [bar.how]: '/#how',
      [bar.qualification]: '/#qualification',
      [bar.faq]: '/#faq',
      [applyNow]: ROUTES.signIn.path,
      'Estimate Your Advance': '/#calculator',
    });
    const apply = screen.getAllByRole('link', { name: 'Apply Now' });
    for (const each of apply) await user.click(each);
    expect(apply).toHaveLength(4);
    expect(sent).toEqual(apply.map(() => ({ type: 'url.opened', path: ROUTES.signIn.path, hash: '' })));
  });

  it('fold into a menu that Escape and a choice close (R3.1, R3.16)', async () => {
    const { user } = await open();
    const menu = screen.getByLabelText(LANDING.bar.menu);
    const isOpen = () => menu.closest('details')?.open;
    await user.click(menu);
    expect(isOpen()).toBe(true);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    await user.click(menu);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menu);
  });

  it.each([
    ['a begun', OFFER_CHOSEN, RESUME.goOn.name, ROUTES.entityDetails.path, 'Step 5 of 7. You have connected Patreon'],
    ['a signed', SIGNING, 'Go to your set-up', ROUTES.dashboard.path, 'Your contract is signed.'],
  ])('lead back into %s application instead of Apply Now (R16.4, R17.1)', async (_what, events, name, path, place) => {
    await openScreen('landing', events);
    const ways = screen.getAllByRole('link', { name });
    expect(new Set(ways.map((each) => each.getAttribute('href')))).toEqual(new Set([path]));
    expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull();
    expect(document.getElementById('application-form')?.textContent).toContain(place);
  });

  it('focus the section of an address, without animation under reduced motion (R3.1, R3.4, R3.6)', async () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    const { journey, user } = await open();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const sections = LANDING_ANCHORS.map((anchor) => document.getElementById(anchor));
    const focused = LANDING_ANCHORS.map((anchor) => {
      journey.open('/', `#${anchor}`);
      return document.activeElement;
    });
    expect(focused).toEqual(sections);
    expect(scrolled.mock.contexts).toEqual(sections);
    await user.click(link(LANDING.bar.qualification));
    await user.click(link(LANDING.bar.qualification));
    const qualification = document.getElementById('qualification');
    expect(scrolled.mock.contexts.slice(-2)).toEqual([qualification, qualification]);
    expect(scrolled).toHaveBeenLastCalledWith({ behavior: 'auto', block: 'start' });
  });
});

describe('Landing page', () => {
  it('states its claims, steps and disclaimer (R3.2, R3.9, R3.10, R3.13, R4.1)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get your future revenue now');
    expect(listed('Revenue-based funding, not a loan.')).toEqual(SECTIONS.claims.items.map((item) => `No ${item}`));
    expect(listed('How it works')).toEqual(Object.entries(SECTIONS.how.steps).map((step) => step.join('')));
    expect(visibleSentences([LANDING.hero.finePrint, SECTIONS.closing.start])).toHaveLength(2);
  });

  it('ends with page links, coming pages, a warning and the year (R3.14, R5.2)', async () => {
    await openScreen('landing', [], { session: GUEST_SESSION, today: '2031-05-04' });
    const footer = withinRole('contentinfo', '');
    const { platform, comingGroups, unavailable, demonstration } = FOOTER;
    expect(linksIn(footer)).toEqual(Object.fromEntries(platform.links.map(({ to, label }) => [label, `/#${to}`])));
    const coming = comingGroups.flatMap(({ items }) => items.map((item) => `${item} ${unavailable}`));
    expect(visibleSentences(coming)).toEqual(coming);
    expect(visibleSentences([demonstration, '© 2031 Creator Cash Advance'])).toHaveLength(2);
  });
});

describe('Eligibility check', () => {
  const { entity, share, uploads, history, revenue } = ELIGIBILITY.questions;
  const answer = (question: string, words: 'Yes' | 'No') =>
    withinRole('radiogroup', question).getByRole<HTMLInputElement>('radio', { name: words });
  const region = () => withinRole('region', ELIGIBILITY.title);
  const verdict = () => textsOf(region().getByRole('status').querySelectorAll('p'));

  it('asks five questions and leads on after five times yes (R3.11, R3.12, R19.5)', async () => {
    const { sent, user } = await open();
    expect(verdict()).toEqual(['Answer all five questions']);
    await user.click(answer(history, 'No'));
    await user.click(answer(history, 'Yes'));
    expect(answer(history, 'No').checked).toBe(false);
    expect(verdict()).toEqual(['Answer four questions']);
    for (const question of [entity, share, uploads, revenue]) await user.click(answer(question, 'Yes'));
    const { title, text, next } = ELIGIBILITY.eligible;
    expect(verdict()).toEqual([title, `${text} ${next}`]);
    expect(linksIn(region())).toEqual({ [LANDING.applyNow]: ROUTES.signIn.path });
    expect(sent.slice(0, 2)).toEqual(
      [false, true].map((isMet) => ({ type: 'eligibility.answered', question: 'history', isMet })),
    );
  });

  it('names what is missing after no to two questions (R3.11, R19.5)', async () => {
    const { user } = await open();
    for (const question of [share, entity]) await user.click(answer(question, 'No'));
    expect(verdict()).toEqual([ELIGIBILITY.notEligible.title, ELIGIBILITY.notEligible.text(['entity', 'share'])]);
    expect(linksIn(region())).toEqual({ [ELIGIBILITY.notEligible.calculator]: '/#calculator' });
  });
});

it.each<ScreenId>(['landing', 'signIn'])('The %s screen lists what an application needs (R19.5)', async (id) => {
  await openScreen(id, [], { session: GUEST_SESSION });
  expect(textsByRole('listitem', within(detailsTitled(WHAT_YOU_NEED.title)))).toEqual(WHAT_YOU_NEED.points);
});

/** A part of the landing page, which is slow to render as a whole. */
function Part({ of }: { of: (view: LandingView) => ReactNode }) {
  return of(useJourney(viewLanding));
}
const openPart = (of: (view: LandingView) => ReactNode) =>
  renderScreen(<Part of={of} />, ROUTES.landing.path, { session: GUEST_SESSION });
const openAdvance = () => openPart((view) => <AdvanceCalculator view={view} />);
const openPayout = () => openPart(({ payout }) => <PayoutCalculator payout={payout} />);

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const amount = () => screen.getByRole<HTMLInputElement>('textbox');
const radio = (months: 3 | 6 | 12) => screen.getByRole<HTMLInputElement>('radio', { name: LANDING.months(months) });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked, labels }) => (checked ? textsOf(labels ?? []) : []));

describe('Revenue calculator', () => {
  it('estimates 3 months of $10,000 at first (R3.7, R7.1, R19.1)', () => {
    openAdvance();
    const { min, max, ariaValueText } = slider();
    expect({ min, max, ariaValueText }).toEqual({ min: '10', max: '100', ariaValueText: '$10,000 per month' });
    expect(chosen()).toEqual(['3 months']);
    expect(valuesIn()).toEqual({
      'Estimated advance': '$30,000',
      'You receive about': '$27,750',
      Fee: '$2,250 (7.5%)',
      'Estimated APR': '43.6%',
      'You repay': '$30,000',
    });
    expect(link(LANDING.applyNow).getAttribute('href')).toBe(ROUTES.signIn.path);
  });

  it('follows its slider and the one chosen size (R3.7, R7.2, R19.1)', async () => {
    const { sent, user } = openAdvance();
    act(() => slider().focus());
    await user.keyboard('{ArrowRight}{PageUp}');
    await user.click(radio(12));
    await user.click(radio(6));
    expect(chosen()).toEqual(['6 months']);
    expect(valuesIn()).toMatchObject({ 'Estimated advance': '$126,000', 'You receive about': '$113,400' });
    expect(sent).toEqual([
      ...[11, 21].map((thousandDollars) => ({ type: 'calculator.revenueChanged', thousandDollars })),
      ...[12, 6].map((months) => ({ type: 'calculator.monthsChosen', months })),
    ]);
  });

  it('takes a typed revenue within its range and says so (R3.7, R7.1, R20.3)', async () => {
    const { user } = openAdvance();
    await user.clear(amount());
    await user.paste('1.2M');
    await user.tab();
    expect(amount().value).toBe('$100,000');
    expect(slider().ariaValueText).toBe('$100,000 per month');
    expect(visibleSentences(['Lowered to $100,000, the highest amount.'])).toHaveLength(1);
  });

  it('announces the estimate once it has rested (R3.7)', () => {
    vi.useFakeTimers();
    openAdvance();
    const announcedAfter = (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return screen.getByRole('status').textContent;
    };
    expect(announcedAfter(ESTIMATE_ANNOUNCEMENT_MS)).toBe('');
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect(announcedAfter(ESTIMATE_ANNOUNCEMENT_MS - 1)).toBe('');
    expect(announcedAfter(1)).toBe(
      'Estimated advance: $33,000. You receive about $30,525 after the fee. Estimated APR 43.6%.',
    );
  });
});

describe('Payout calculator', () => {
  it('estimates what an amount over the chosen months pays (R3.8, R19.1)', async () => {
    const { sent, user } = openPayout();
    expect(valuesIn()).toMatchObject({ 'You receive, after the fee': '$8,500', 'You repay': '$10,000' });
    await user.clear(amount());
    await user.paste('64,000');
    await user.click(radio(6));
    expect(chosen()).toEqual(['6 months']);
    expect(valuesIn()).toEqual({
      'You receive, after the fee': '$57,600',
      Fee: '$6,400 (10%)',
      'Estimated APR': '33.8%',
      'You repay': '$64,000',
    });
    expect(sent[0]).toEqual({ type: 'payout.amountChanged', amountDollars: 64_000 });
    expect(sent.at(-1)).toEqual({ type: 'payout.monthsChosen', months: 6 });
  });
});

it("The worked example's figures follow from its fee and its share (R3.8, R8.2, R19.1)", () => {
  openPart(() => <Example />);
  const { badge, receives, repays } = LANDING.example;
  expect(valuesIn()).toEqual({
    [receives]: '$108,000',
    Fee: '$12,000 (10%)',
    'Estimated APR': '33.8%',
    [repays]: '$120,000',
  });
  const repayment = '90% of each payout goes to repayment, for about 6.7 months. The rest is hers.';
  expect(visibleSentences([badge, repayment])).toEqual([badge, repayment]);
});
