import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LANDING_ANCHORS, ROUTES, type ScreenId } from '#machines/journey/routes.ts';
import { ELIGIBILITY, FOOTER, LANDING, SECTIONS } from '#src/content/landing.ts';
import { RESUME } from '#src/content/screens.ts';
import { WHAT_YOU_NEED } from '#src/content/whatYouNeed.ts';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import { detailsTitled, link, linksIn, textsByRole, textsOf, visibleSentences, withinRole } from './queries.ts';

const open = () => openScreen('landing', [], { session: GUEST_SESSION });
const listed = (region: string) => textsByRole('listitem', withinRole('region', region));

describe('Landing page links', () => {
  it('go to sections of the page and to sign-in (R3.1, R3.4, R3.6, R3.7, R3.14)', async () => {
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

  it('collapse into a menu that closes on a choice or Escape (R3.1, R3.16)', async () => {
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
    [
      'a started',
      OFFER_CHOSEN,
      RESUME.unsigned.name,
      ROUTES.entityDetails.path,
      'Step 5 of 7. You have connected Patreon',
    ],
    ['a signed', SIGNING, 'Go to your set-up', ROUTES.dashboard.path, 'Your contract is signed.'],
  ])('return to %s application and replace Apply Now (R16.4, R17.1)', async (_case, events, name, path, progress) => {
    await openScreen('landing', events);
    const resumeLinks = screen.getAllByRole('link', { name });
    expect(new Set(resumeLinks.map((each) => each.getAttribute('href')))).toEqual(new Set([path]));
    expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull();
    expect(document.getElementById('application-form')?.textContent).toContain(progress);
  });

  it('focus the linked section, without animation under reduced motion (R3.1, R3.4, R3.6)', async () => {
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
  it('shows its claims, steps and disclaimers (R3.2, R3.9, R3.10, R3.13, R4.1)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get your future revenue now');
    expect(listed('Revenue-based funding, not a loan.')).toEqual(SECTIONS.claims.items.map((item) => `No ${item}`));
    expect(listed('How it works')).toEqual(Object.entries(SECTIONS.how.steps).map((step) => step.join('')));
    expect(visibleSentences([LANDING.hero.finePrint, SECTIONS.closing.start])).toHaveLength(2);
  });

  it('has a footer with links, upcoming pages, demo notice and year (R3.14, R5.2)', async () => {
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
  const answer = (question: string, label: 'Yes' | 'No') =>
    withinRole('radiogroup', question).getByRole<HTMLInputElement>('radio', { name: label });
  const region = () => withinRole('region', ELIGIBILITY.title);
  const verdict = () => textsOf(region().getByRole('status').querySelectorAll('p'));

  it('links to sign-in after all five answers are yes (R3.11, R3.12, R19.5)', async () => {
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

  it('names the requirements that were answered with No (R3.11, R19.5)', async () => {
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
