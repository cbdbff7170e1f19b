import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LANDING_ANCHORS } from '#machines/journey/routes.ts';
import { viewLanding } from '#machines/journey/views/viewLanding.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { Qualification } from '#src/screens/landing/parts/Qualification.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { allWords, attributesOf, button, link, linksIn, wordsOf } from './seen.ts';

const open = () => renderScreen(<LandingScreen />, '/', { session: GUEST_SESSION });
const spyOnScrolling = () => vi.spyOn(Element.prototype, 'scrollIntoView');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the bar of the landing page', () => {
  it('has the logo, three links into the page and Apply Now, which always leads to sign-in (R3.1, R3.4, R3.7)', async () => {
    const { sent, user } = open();
    expect(linksIn(within(button('Menu').closest('header') ?? document.body))).toEqual([
      ['Creator Cash Advance', '/'],
      ['How it works', '/#how'],
      ['Qualification', '/#qualification'],
      ['FAQ', '/#faq'],
      ['Apply Now', '/signin'],
    ]);
    const applying = screen.getAllByRole('link', { name: 'Apply Now' });
    expect(applying.flatMap((each) => attributesOf(each, 'href'))).toEqual(applying.map(() => '/signin'));
    for (const each of applying) await user.click(each);
    expect(sent).toEqual(Array.from({ length: 4 }, () => ({ type: 'url.opened', path: '/signin', hash: '' })));
  });

  it('folds its links into a menu that Escape and a choice close (R3.1, R3.16)', async () => {
    const { sent, user } = open();
    const menu = button('Menu');
    const isOpen = () => [
      menu.getAttribute('aria-expanded'),
      screen.getByRole('navigation').dataset['open'] ?? 'closed',
    ];
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
    const deadEnds = linksIn().filter(
      ([, href]) => !['/', '/signin'].includes(href ?? '') && document.getElementById(`${href}`.slice(2)) === null,
    );
    expect(deadEnds).toEqual([]);
  });

  it.each([
    ['smoothly', 'smooth', []],
    ['at once under reduced motion', 'auto', ['(prefers-reduced-motion: reduce)']],
  ] as const)(
    'of the calculator is gone to %s by its button, which begins at the heading (R3.4)',
    async (_, behavior, queries) => {
      queries.forEach(matchMediaQuery);
      const scroll = spyOnScrolling();
      const { user } = open();
      await user.click(button('Estimate Your Advance'));
      expect(scroll.mock.contexts).toEqual([document.getElementById('calculator')]);
      expect(scroll.mock.calls).toEqual([[{ behavior, block: 'start' }]]);
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Estimate your advance' }));
    },
  );
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
    within(screen.getByRole('radiogroup', { name })).getByRole<HTMLInputElement>('radio', { name: words });
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked).length;
  const verdict = () => [
    ...wordsOf(screen.getByRole('status').querySelectorAll('p')),
    ...linksIn(),
    document.querySelectorAll('.met').length,
    document.querySelectorAll('rect.advance').length,
  ];

  it('asks three questions, answers none of them itself and says what is asked in any case (R3.11, R3.12)', () => {
    openCheck();
    expect([screen.getAllByRole('radiogroup', { name: /^Do you/ }).length, chosen()]).toEqual([3, 0]);
    expect(verdict()).toEqual([
      'Three answers to go',
      'Answer yes or no above, and you see here whether you can apply.',
      0,
      0,
    ]);
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
    expect([answer(HISTORY, 'No').checked, verdict()[0], verdict().slice(-2)]).toEqual([
      false,
      'One answer to go',
      [2, 0],
    ]);
    await user.click(answer(REVENUE, 'Yes'));
    expect(verdict()).toEqual([
      'You meet all three',
      'Next, sign in and connect your membership account to see your offers. All offers are subject to final approval.',
      ['Apply Now', '/signin'],
      3,
      1,
    ]);
    expect(sent.map((event) => 'question' in event && [event.question, event.isMet])).toEqual([
      ['uploads', true],
      ['history', false],
      ['history', true],
      ['revenue', true],
    ]);
  });

  it.each([
    [[HISTORY], 'We ask for at least 12 months of subscription revenue.'],
    [
      [REVENUE, UPLOADS],
      'We ask for content at least twice a month on a subscription platform and $10,000 or more per month.',
    ],
    [
      [UPLOADS, HISTORY, REVENUE],
      'We ask for content at least twice a month on a subscription platform, at least 12 months of subscription revenue, and $10,000 or more per month.',
    ],
  ])('says at once what is missing and where to go on after a no to %j (R3.11)', async (names, reasons) => {
    const { user } = openCheck();
    for (const name of names) await user.click(answer(name, 'No'));
    expect(verdict()).toEqual(['Not yet', reasons, CALL, ['Back to the calculator', '/#calculator'], 0, 0]);
  });

  it('is answered by the keyboard alone (R3.11)', async () => {
    const { user } = openCheck();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(answer(REVENUE, 'Yes'));
    await user.keyboard('{ArrowRight}');
    expect(verdict().slice(0, 2)).toEqual(['Not yet', 'We ask for $10,000 or more per month.']);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Back to the calculator');
  });
});
