import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHRASE_ROTATION_MS } from '#machines/constants.ts';
import { LANDING_ANCHORS } from '#machines/journey/routes.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { PHRASES } from '#src/content/landing.ts';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';

const open = () => renderScreen(<LandingScreen />, '/', { session: GUEST_SESSION });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shownPhrase = () => {
  const [shown, ...others] = document.querySelectorAll('.phrase[data-shown]');
  return others.length > 0 ? 'more than one' : shown?.textContent;
};
const setTabHidden = (isHidden: boolean) => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  fireEvent(document, new Event('visibilitychange'));
  return visibility;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the top bar of the landing page', () => {
  it('has the logo, three links into the page and Apply Now (R3.1)', () => {
    open();
    const bar = within(screen.getByRole('button', { name: 'Menu' }).closest('header') ?? document.body);
    expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Creator Cash Advance', '/'],
      ['How it works', '/#how'],
      ['Qualification', '/#qualification'],
      ['FAQ', '/#faq'],
      ['Apply Now', '/signin'],
    ]);
  });

  it('folds its links into a menu that Escape and a choice close (R3.1, R3.16)', async () => {
    const { sent, user } = open();
    const menu = screen.getByRole('button', { name: 'Menu' });
    const isOpen = () => [
      menu.getAttribute('aria-expanded'),
      screen.getByRole('navigation').dataset['open'] ?? 'closed',
    ];
    expect(isOpen()).toEqual(['false', 'closed']);
    await user.click(menu);
    expect(isOpen()).toEqual(['true', 'true']);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).toEqual(['false', 'closed']);
    expect(document.activeElement).toBe(menu);
    await user.click(menu);
    await user.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(isOpen()).toEqual(['false', 'closed']);
    expect(sent).toEqual([{ type: 'url.opened', path: '/', hash: '#faq' }]);
  });

  it('shows a section again when its link is followed twice (R3.1, R3.6)', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open();
    await user.click(screen.getByRole('link', { name: 'Qualification' }));
    await user.click(screen.getByRole('link', { name: 'Qualification' }));
    const section = document.getElementById('qualification');
    expect(scroll.mock.contexts).toEqual([section, section]);
    expect(document.activeElement).toBe(section);
  });

  it('has every Apply Now lead to sign-in (R3.1, R3.4, R3.7)', async () => {
    const { journey, sent, user } = open();
    const links = screen.getAllByRole('link', { name: 'Apply Now' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signin', '/signin', '/signin', '/signin']);
    await user.click(links[1] ?? document.body);
    expect(sent).toEqual([{ type: 'url.opened', path: '/signin', hash: '' }]);
    expect(journey.path()).toEqual('/signin');
  });
});

describe('the hero', () => {
  it('begins with its promise and the first of eleven uses (R3.2)', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toEqual('Get your future revenue now');
    expect(PHRASES).toEqual([
      'grow subscribers with ads',
      'finance a special and get leverage with distributors',
      'upgrade a production studio',
      'expand into a multi-creator network',
      'launch a new product line',
      'buy creative gear',
      'hire editors',
      'secure paid collabs with bigger creators',
      'go full-time',
      'hire creative support',
      'expand product offerings',
    ]);
    expect(shownPhrase()).toEqual('to grow subscribers with ads');
  });

  it('changes the phrase every 2500 ms and begins again after the eleventh (R3.2)', () => {
    vi.useFakeTimers();
    open();
    pass(PHRASE_ROTATION_MS - 1);
    expect(shownPhrase()).toEqual(`to ${PHRASES[0]}`);
    pass(1);
    expect(shownPhrase()).toEqual(`to ${PHRASES[1]}`);
    const round = PHRASES.map(() => {
      pass(PHRASE_ROTATION_MS);
      return shownPhrase();
    });
    expect(round).toEqual([...PHRASES.slice(2), ...PHRASES.slice(0, 2)].map((phrase) => `to ${phrase}`));
  });

  it('pauses and plays the phrases (R3.3)', () => {
    vi.useFakeTimers();
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Pause the examples' }));
    pass(PHRASE_ROTATION_MS * 3);
    expect(shownPhrase()).toEqual(`to ${PHRASES[0]}`);
    fireEvent.click(screen.getByRole('button', { name: 'Play the examples' }));
    pass(PHRASE_ROTATION_MS);
    expect(shownPhrase()).toEqual(`to ${PHRASES[1]}`);
  });

  it('keeps the first phrase under reduced motion and has nothing to pause (R3.3)', () => {
    matchMediaQuery('(prefers-reduced-motion: reduce)');
    vi.useFakeTimers();
    open();
    pass(PHRASE_ROTATION_MS * 3);
    expect(shownPhrase()).toEqual(`to ${PHRASES[0]}`);
    expect(screen.queryByRole('button', { name: /examples/ })).toEqual(null);
  });

  it('stands still while the tab is hidden (R3.3)', () => {
    vi.useFakeTimers();
    open();
    setTabHidden(true);
    pass(PHRASE_ROTATION_MS * 3);
    expect(shownPhrase()).toEqual(`to ${PHRASES[0]}`);
    setTabHidden(false);
    pass(PHRASE_ROTATION_MS);
    expect(shownPhrase()).toEqual(`to ${PHRASES[1]}`);
  });

  it('tells a reader all uses in one sentence and hides the moving ones (R3.2, R3.3)', () => {
    open();
    const sentence = screen.getByText(/^For example to grow subscribers/);
    expect(PHRASES.filter((phrase) => !sentence.textContent.includes(phrase))).toEqual([]);
    expect(document.querySelector('.stack')?.getAttribute('aria-hidden')).toEqual('true');
  });

  it.each([
    ['smoothly', 'smooth', []],
    ['at once under reduced motion', 'auto', ['(prefers-reduced-motion: reduce)']],
  ] as const)('goes to the calculator %s and begins at its heading (R3.4)', async (_, behavior, queries) => {
    queries.forEach(matchMediaQuery);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Estimate Your Advance' }));
    expect(scroll.mock.contexts).toEqual([document.getElementById('calculator')]);
    expect(scroll.mock.calls).toEqual([[{ behavior, block: 'start' }]]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Estimate your advance' }));
  });
});

describe('the address of a section', () => {
  it.each(LANDING_ANCHORS)('opens the page at #%s (R3.6)', (anchor) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { journey } = open();
    expect(scroll.mock.contexts).toEqual([]);
    journey.open('/', `#${anchor}`);
    expect(scroll.mock.contexts).toEqual([document.getElementById(anchor)]);
    expect(document.activeElement?.id).toEqual(anchor);
  });

  it('is met by every link of the page: none leads nowhere (R3.6, R3.14)', () => {
    const { container } = open();
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? 'none');
    const deadEnds = hrefs.filter(
      (href) => !['/', '/signin'].includes(href) && document.getElementById(href.replace('/#', '')) === null,
    );
    expect(deadEnds).toEqual([]);
  });
});

describe('the landing page', () => {
  it('has no accessibility violations, opened or closed (R3.1, R3.12)', async () => {
    const { container, user } = open();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('heading', { name: 'Can I repay early?' }));
    await expectNoAxeViolations(container);
  });
});
