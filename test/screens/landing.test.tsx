import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_EMAIL } from '#machines/constants.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LANDING_ANCHORS } from '#machines/journey/routes.ts';
import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { ELIGIBILITY, FOOTER, SECTIONS } from '#src/content/landing.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { Qualification } from '#src/screens/landing/parts/Qualification.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { allWords, link, linksIn, partOf, said, shownOf, wordsOf } from './seen.ts';

const open = (today = '2026-11-21') => renderScreen(<LandingScreen />, '/', { session: GUEST_SESSION, today });
const spyOnScrolling = () => vi.spyOn(Element.prototype, 'scrollIntoView');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the bar of the landing page', () => {
  it('has links into the page and Apply Now; no link leads nowhere (R3.1, R3.4, R3.6, R3.7, R3.14)', async () => {
    const { sent, user } = open();
    const bar = ['Creator Cash Advance /', 'How it works /#how', 'Qualification /#qualification', 'FAQ /#faq'];
    const words = linksIn().map((each) => each.join(' '));
    expect(words.slice(0, 5)).toEqual([...bar, 'Apply Now /signin']);
    const deadEnds = linksIn().filter(([, href]) => document.getElementById(href?.slice(2) ?? '') === null);
    expect(new Set(deadEnds.map(([, href]) => href))).toEqual(new Set(['/', '/signin']));
    expect(words.filter((each) => each.endsWith('/signin'))).toEqual(
      Array.from({ length: 4 }, () => 'Apply Now /signin'),
    );
    for (const each of screen.getAllByRole('link', { name: 'Apply Now' })) await user.click(each);
    expect(sent).toEqual(Array.from({ length: 4 }, () => ({ type: 'url.opened', path: '/signin', hash: '' })));
  });

  it('folds its links into a menu that Escape and a choice close (R3.1, R3.16)', async () => {
    const { sent, user } = open();
    const menu = screen.getByLabelText('Menu');
    const isOpen = () => menu.closest('details')?.open;
    expect(isOpen()).toBe(false);
    await user.keyboard('{Escape}');
    await user.click(menu);
    expect(isOpen()).toBe(true);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    await user.click(menu);
    await user.tab();
    await user.keyboard('a');
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menu);
    expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '#how' }]);
  });
});

const BEGUN: SavedJourney = { ...NOTHING_TYPED, offerId: '6-month' };
const SIGNED: SavedJourney = { ...BEGUN, documentId: 'CCA-1', isContractSigned: true };

it.each([
  [
    'begun',
    BEGUN,
    'Continue',
    'Continue your application',
    '/entity-details',
    'Step 5 of 7. You have connected Patreon and chosen an offer.',
  ],
  ['signed', SIGNED, 'Your set-up', 'Go to your set-up', '/dashboard', 'Your contract is signed.'],
])(
  'the way into an application that was begun leads on wherever others apply, once it is %s (R16.4, R17.1)',
  async (_what, saved, ...expected) => {
    const [shortName, name, path, place] = expected;
    renderScreen(<LandingScreen />, '/', { saved });
    const ways = screen.getAllByRole('link', { name });
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual(
      [shortName, name, name, name].map((words) => [words, path]),
    );
    expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull();
    const begun = document.getElementById('application-form') ?? document.body;
    expect(begun.textContent).toBe(`Your application${place}${name}`);
    await expectNoAxeViolations(begun);
  },
);

describe('the address of a section', () => {
  it('of who is not a member yet says how to start (R4.1, R17.1)', () => {
    open();
    expect(document.getElementById('application-form')?.textContent).toContain(SECTIONS.closing.start);
    expect(SECTIONS.closing.start).toContain(DEMO_EMAIL);
  });

  it('opens the page at it, and again when its link is followed twice (R3.1, R3.6)', async () => {
    const scroll = spyOnScrolling();
    const { journey, user } = open();
    const opened = LANDING_ANCHORS.map((anchor) => {
      journey.open('/', `#${anchor}`);
      return [scroll.mock.contexts.length, document.activeElement];
    });
    const sections = LANDING_ANCHORS.map((anchor) => document.getElementById(anchor));
    expect(opened).toEqual(sections.map((section, index) => [index + 1, section]));
    expect(scroll.mock.contexts).toEqual(sections);
    for (let time = 0; time < 2; time += 1) await user.click(link('Qualification'));
    const section = document.getElementById('qualification');
    expect([...scroll.mock.contexts.slice(-2), document.activeElement]).toEqual([section, section, section]);
  });

  it.each([
    ['smoothly', 'smooth', []],
    ['at once under reduced motion', 'auto', ['(prefers-reduced-motion: reduce)']],
  ] as const)('of the calculator is gone to %s by its link (R3.4)', async (_, behavior, queries) => {
    queries.forEach(matchMediaQuery);
    const scroll = spyOnScrolling();
    const { user } = open();
    await user.click(link('Estimate Your Advance'));
    expect(scroll.mock.contexts).toEqual([document.getElementById('calculator')]);
    expect(scroll.mock.calls).toEqual([[{ behavior, block: 'start' }]]);
    expect(document.activeElement).toBe(document.getElementById('calculator'));
  });
});

describe('the eligibility check', () => {
  const { entity: ENTITY, share: SHARE, uploads: UPLOADS, history: HISTORY, revenue: REVENUE } = ELIGIBILITY.questions;

  function Check() {
    return <Qualification {...useJourney(viewLanding)} />;
  }
  const openCheck = () => renderScreen(<Check />, '/', { session: GUEST_SESSION });
  const answer = (name: string, words: 'Yes' | 'No') =>
    partOf('radiogroup', name).getByRole<HTMLInputElement>('radio', { name: words });
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked).length;
  const verdict = () => [...wordsOf(screen.getByRole('status').querySelectorAll('p')), ...linksIn()];

  it('asks five questions and answers none of them itself (R3.11, R3.12, R19.5)', () => {
    openCheck();
    expect([screen.getAllByRole('radiogroup', { name: /\?$/ }).length, chosen()]).toEqual([5, 0]);
    expect(verdict()).toEqual(['Answer all five questions']);
  });

  it('counts what is left, takes an answer back, and leads who meets all five to sign-in (R3.11, R19.5)', async () => {
    const { sent, user } = openCheck();
    await user.click(answer(UPLOADS, 'Yes'));
    await user.click(answer(HISTORY, 'No'));
    expect([answer(HISTORY, 'No').checked, verdict()[0]]).toEqual([true, 'Not yet']);
    await user.click(answer(HISTORY, 'Yes'));
    expect([answer(HISTORY, 'No').checked, ...verdict()]).toEqual([false, 'Answer three questions']);
    await user.click(answer(REVENUE, 'Yes'));
    await user.click(answer(ENTITY, 'Yes'));
    expect(verdict()).toEqual(['Answer one question']);
    await user.click(answer(SHARE, 'Yes'));
    const { title, text, next } = ELIGIBILITY.eligible;
    expect(verdict()).toEqual([title, `${text} ${next}`, ['Apply Now', '/signin']]);
    const requested = sent.map((event) => 'question' in event && `${event.question} ${event.isMet}`);
    const once = ['revenue true', 'entity true', 'share true'];
    expect(requested).toEqual(['uploads true', 'history false', 'history true', ...once]);
  });

  const TWICE = 'content at least twice a month on a subscription platform';
  const YEAR = 'at least 12 months of subscription revenue';
  const ENOUGH = '$10,000 or more per month';
  const REGISTERED = 'a business registered in the US as an LLC or higher';
  const UNDER_HALF = 'a business with under 50% of its income from membership platforms';
  it.each([
    [[HISTORY], `We ask for ${YEAR}.`],
    [[REVENUE, UPLOADS], `We ask for ${TWICE} and ${ENOUGH}.`],
    [[UPLOADS, HISTORY, REVENUE], `We ask for ${TWICE}, ${YEAR}, and ${ENOUGH}.`],
    [[SHARE, ENTITY], `We ask for ${REGISTERED} and ${UNDER_HALF}.`],
  ])('says at once what is missing and where to go on after a no to %j (R3.11, R19.5)', async (names, reasons) => {
    const { user } = openCheck();
    for (const name of names) await user.click(answer(name, 'No'));
    expect(verdict()).toEqual(['Not yet', reasons, ['Back to the calculator', '/#calculator']]);
  });
});

/** Every fact of the specification's list, after the question that tells it. */
const FACTS = {
  'Who do you work with?': 'US-based, registered businesses|LLC or higher|sole proprietors|without recurring revenue',
  'How soon do I get an offer?': 'comes within minutes|subject to final review|further information|decline',
  'When do the funds arrive?': 'typically arrive 2-3 business days after approval and signing',
  'Do I see the terms first?': 'personalized terms|fixed repayment amount before you commit',
  'How does repayment work?':
    'redirected to a secure account that we manage|A fixed percentage|paid to you monthly|adjusts if your earnings dip',
  'What access do you need?':
    'platform login credentials and payout settings|While you repay|payment details stay locked',
  'Is my data safe?': 'encrypted and read-only|never sold or shared',
  'Can I repay early?': 'at any time and with no penalty|total is fixed once you accept the offer',
  'What happens after I repay?': 'payouts return to your original account|our access ends',
  'Can I get another advance?': 'renewal offer may come before your current advance ends|You can reapply',
};

it('the sections tell every fact and claim no more (R3.2, R3.9, R3.10, R3.11, R3.12, R3.13, R14.3)', () => {
  open();
  const listed = (name: string) => allWords('listitem', partOf('region', name));
  expect(allWords('heading')[0]).toEqual('Get your future revenue now');
  expect(listed('How it works')).toEqual([
    'Apply in minutesNo long forms or credit checks. Connect your account and share your revenue.',
    'Select your offerThe fee depends on the amount you choose. There are no hidden terms.',
    'Receive fundsThe money is sent to your bank account within a few business days.',
    'Pay as you earnRepayment is automatic: a fixed share of your monthly income, until the full amount is covered.',
  ]);
  expect(listed(SECTIONS.uses.title)).toEqual([
    'Hire an editor, designer or producer',
    'Upgrade equipment',
    'Start a new content series or premium tier',
    'Launch and stock merchandise',
    'Pay for marketing, digital products or live events',
  ]);
  expect(listed('Do you qualify?').slice(0, 5)).toEqual([
    'Is your business registered in the US as an LLC or higher?YesNo',
    'Is under 50% of your business income from membership platforms?YesNo',
    'Do you publish content at least twice a month on a subscription platform?YesNo',
    'Do you have at least 12 months of subscription revenue?YesNo',
    'Do you earn $10,000 or more per month?YesNo',
  ]);
  const claims = partOf('region', SECTIONS.claims.title);
  const none = 'No interest, No credit impact, No credit checks, No personal guarantees, No late fees, No penalties';
  expect(said('listitem', claims)).toBe(`${none}, No equity taken, No creative control taken`);
  expect(SECTIONS.claims.title).toBe('Revenue-based funding, not a loan.');
  expect(shownOf(['A demonstration: no money moves. All offers are subject to final approval.'])).toHaveLength(1);
  const answers = wordsOf(document.querySelectorAll('#faq details p'));
  expect(wordsOf(document.querySelectorAll('#faq summary'))).toEqual(Object.keys(FACTS));
  const untold = Object.values(FACTS).flatMap((facts, index) =>
    facts.split('|').filter((fact) => !answers[index]?.includes(fact)),
  );
  expect(untold).toEqual([]);
});

it('the footer leads into the page or says that it cannot, warns, and has the copyright of the year (R3.14, R5.2)', async () => {
  const scroll = spyOnScrolling();
  const { user } = open('2031-05-04');
  const footer = partOf('contentinfo', '');
  const into = 'How It Works,/#how,Who We Help,/#qualification,Why Us,/#why,Pricing,/#calculate';
  expect(linksIn(footer).join()).toBe(into);
  await user.click(link('Why Us'));
  expect(scroll.mock.contexts).toEqual([document.getElementById('why')]);
  const company = 'About Us,Blog,Careers,Contact,';
  const others = 'Privacy Policy,Terms of Service,Cookie Policy,X,Instagram,YouTube,LinkedIn';
  const named = `${company}${others}`.split(',').map((name) => `${name} (not available yet)`);
  expect(allWords('listitem', footer).slice(4)).toEqual(named);
  const words = [FOOTER.demonstration, '© 2031 Creator Cash Advance'];
  expect(shownOf(words)).toEqual(words);
});
