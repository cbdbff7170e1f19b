import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LANDING_ANCHORS } from '#machines/journey/routes.ts';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { Qualification } from '#src/screens/landing/parts/Qualification.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { allWords, attributesOf, button, link, linksIn, partOf, wordsOf } from './seen.ts';

const open = () => renderScreen(<LandingScreen />, '/', { session: GUEST_SESSION });
const spyOnScrolling = () => vi.spyOn(Element.prototype, 'scrollIntoView');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the bar of the landing page', () => {
  it('has the logo, three links into the page and Apply Now, which always leads to sign-in (R3.1, R3.4, R3.7)', async () => {
    const { sent, user } = open();
    const inBar = linksIn()
      .slice(0, 5)
      .map((each) => each.join(' '));
    const intoPage = ['How it works /#how', 'Qualification /#qualification', 'FAQ /#faq'];
    expect(inBar).toEqual(['Creator Cash Advance /', ...intoPage, 'Apply Now /signin']);
    const applying = screen.getAllByRole('link', { name: 'Apply Now' });
    expect(applying.flatMap((each) => attributesOf(each, 'href'))).toEqual(applying.map(() => '/signin'));
    for (const each of applying) await user.click(each);
    expect(sent).toEqual(Array.from({ length: 4 }, () => ({ type: 'url.opened', path: '/signin', hash: '' })));
  });

  it('folds its links into a menu that Escape and a choice close (R3.1, R3.16)', async () => {
    const { sent, user } = open();
    const menu = button('Menu');
    const isOpen = () => [menu.ariaExpanded, screen.getByRole('navigation').dataset['open'] ?? 'closed'];
    expect(isOpen()).toEqual(['false', 'closed']);
    await user.keyboard('{Escape}');
    await user.click(menu);
    expect(isOpen()).toEqual(['true', 'true']);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(menu);
    await user.tab();
    await user.keyboard('a');
    expect(isOpen()).toEqual(['true', 'true']);
    await user.keyboard('{Escape}');
    expect([...isOpen(), document.activeElement]).toEqual(['false', 'closed', menu]);
    expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '#how' }]);
  });

  it('shows a section again when its link is followed twice (R3.1, R3.6)', async () => {
    const scroll = spyOnScrolling();
    const { user } = open();
    await user.click(link('Qualification'));
    await user.click(link('Qualification'));
    const section = document.getElementById('qualification');
    expect([scroll.mock.contexts, document.activeElement]).toEqual([[section, section], section]);
  });
});

describe('the address of a section', () => {
  it('opens the page at it, wherever the page was (R3.6)', () => {
    const scroll = spyOnScrolling();
    const { journey } = open();
    expect(scroll.mock.contexts).toEqual([]);
    const focused = LANDING_ANCHORS.map((anchor) => {
      journey.open('/', `#${anchor}`);
      return document.activeElement?.id;
    });
    expect(focused).toEqual(LANDING_ANCHORS);
    expect(scroll.mock.contexts).toEqual(LANDING_ANCHORS.map((anchor) => document.getElementById(anchor)));
  });

  it('is met by every link of the page: none leads nowhere (R3.6, R3.14)', () => {
    open();
    const addresses = linksIn().map(([, href]) => href ?? '');
    const deadEnds = addresses.filter((href) => document.getElementById(href.slice(2)) === null);
    expect(new Set(deadEnds)).toEqual(new Set(['/', '/signin']));
  });

  it.each([
    ['smoothly', 'smooth', []],
    ['at once under reduced motion', 'auto', ['(prefers-reduced-motion: reduce)']],
  ] as const)('of the calculator is gone to %s by its button (R3.4)', async (_, behavior, queries) => {
    queries.forEach(matchMediaQuery);
    const scroll = spyOnScrolling();
    const { user } = open();
    await user.click(button('Estimate Your Advance'));
    expect(scroll.mock.contexts).toEqual([document.getElementById('calculator')]);
    expect(scroll.mock.calls).toEqual([[{ behavior, block: 'start' }]]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Estimate your advance' }));
  });
});

describe('the eligibility check', () => {
  const UPLOADS = 'Do you publish content at least twice a month on a subscription platform?';
  const HISTORY = 'Do you have at least 12 months of subscription revenue?';
  const REVENUE = 'Do you earn $10,000 or more per month?';
  const CALL = 'Come back when you have it. Until then, see what an advance could be.';

  function Check() {
    const { eligibilityAnswers, eligibility } = useJourney(viewLanding);
    return <Qualification answers={eligibilityAnswers} eligibility={eligibility} />;
  }
  const openCheck = () => renderScreen(<Check />, '/', { session: GUEST_SESSION });
  const answer = (name: string, words: 'Yes' | 'No') =>
    partOf('radiogroup', name).getByRole<HTMLInputElement>('radio', { name: words });
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked).length;
  const drawn = () => ['.met', 'rect.advance'].map((kind) => document.querySelectorAll(kind).length);
  const verdict = () => [...wordsOf(screen.getByRole('status').querySelectorAll('p')), ...linksIn(), ...drawn()];

  it('asks three questions, answers none of them itself and says what is asked in any case (R3.11, R3.12)', () => {
    openCheck();
    expect([screen.getAllByRole('radiogroup', { name: /^Do you/ }).length, chosen()]).toEqual([3, 0]);
    const hint = 'Answer yes or no above, and you see here whether you can apply.';
    expect(verdict()).toEqual(['Three answers to go', hint, 0, 0]);
    expect(allWords('listitem').slice(3)).toEqual([
      'We serve US-based, registered businesses: an LLC or higher.',
      'We do not support sole proprietors, or creators without recurring revenue.',
      'Your answers are not sent anywhere.',
    ]);
  });

  it('counts what is left, takes an answer back, and leads who meets all three to sign-in (R3.11)', async () => {
    const { sent, user } = openCheck();
    await user.click(answer(UPLOADS, 'Yes'));
    await user.click(answer(HISTORY, 'No'));
    expect([answer(HISTORY, 'No').checked, verdict()[0]]).toEqual([true, 'Not yet']);
    await user.click(answer(HISTORY, 'Yes'));
    const [left, , ...pictured] = verdict();
    expect([answer(HISTORY, 'No').checked, left, pictured]).toEqual([false, 'One answer to go', [2, 0]]);
    await user.click(answer(REVENUE, 'Yes'));
    const next =
      'Next, sign in and connect your membership account to see your offers. All offers are subject to final approval.';
    expect(verdict()).toEqual(['You meet all three', next, ['Apply Now', '/signin'], 3, 1]);
    const asked = sent.map((event) => 'question' in event && `${event.question} ${event.isMet}`);
    expect(asked).toEqual(['uploads true', 'history false', 'history true', 'revenue true']);
  });

  const TWICE = 'content at least twice a month on a subscription platform';
  const YEAR = 'at least 12 months of subscription revenue';
  const ENOUGH = '$10,000 or more per month';
  it.each([
    [[HISTORY], `We ask for ${YEAR}.`],
    [[REVENUE, UPLOADS], `We ask for ${TWICE} and ${ENOUGH}.`],
    [[UPLOADS, HISTORY, REVENUE], `We ask for ${TWICE}, ${YEAR}, and ${ENOUGH}.`],
  ])('says at once what is missing and where to go on after a no to %j (R3.11)', async (names, reasons) => {
    const { user } = openCheck();
    for (const name of names) await user.click(answer(name, 'No'));
    expect(verdict()).toEqual(['Not yet', reasons, CALL, ['Back to the calculator', '/#calculator'], 0, 0]);
  });
});
