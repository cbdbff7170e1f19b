import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { allWords, link, linksIn, partOf, said, shownOf, wordsOf } from './seen.ts';

const open = (today = '2026-11-21') => renderScreen(<LandingScreen />, '/', { session: GUEST_SESSION, today });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Every fact of the specification's list, after the question that tells it. */
const FACTS = {
  'Who do you work with?': 'US-based, registered businesses|LLC or higher|sole proprietors|without recurring revenue',
  'How soon do I know what I can get?': 'comes within minutes|subject to final review|further information|decline',
  'When do the funds arrive?': 'typically arrive 2-3 business days after approval and signing',
  'Do I see the terms before I commit?': 'personalized terms|fixed repayment amount before you commit',
  'How does repayment work?':
    'redirected to a secure account that we manage|A fixed percentage|paid to you monthly|adjusts if your earnings dip',
  'What do you manage on my platform account?':
    'platform login credentials and payout settings|During funding|payment details are locked',
  'Is my data safe?': 'encrypted and read-only|never sold or shared',
  'Can I repay early?': 'at any time and with no penalty|total is fixed once you accept the offer',
  'What happens when I have repaid?': 'payouts return to your original account|our access ends',
  'Can I get another advance?': 'renewal offer may come before your current advance ends|you may reapply',
};

describe('the sections', () => {
  it('tell how it works, what for, for whom, and claim no more than the specification (R3.2, R3.9, R3.10, R3.11, R3.13, R14.3)', () => {
    open();
    const listed = (name: string) => allWords('listitem', partOf('region', name));
    expect(allWords('heading')[0]).toEqual('Get your future revenue now');
    expect(listed('How it works')).toEqual([
      'Apply in minutesNo long forms or credit checks. Connect your account and share your revenue.',
      'Select your offerThe fee depends on the amount you choose. There are no hidden terms.',
      'Receive fundsThe money is sent to your bank account within a few business days.',
      'Pay as you earnRepayment is automatic: a fixed share of your monthly income, until the full amount is covered.',
    ]);
    expect(listed('Yours to spend on the work')).toEqual([
      'Hire an editor, designer or producer',
      'Upgrade equipment',
      'Start a new content series or premium tier',
      'Launch and stock merchandise',
      'Pay for marketing, digital products or live events',
    ]);
    expect(listed('Do you qualify?').slice(0, 3)).toEqual([
      '2×a monthDo you publish content at least twice a month on a subscription platform?YesNo',
      '12monthsDo you have at least 12 months of subscription revenue?YesNo',
      '$10,000a monthDo you earn $10,000 or more per month?YesNo',
    ]);
    const claims = partOf('region', 'Revenue-based funding, not a loan.');
    const none = 'No interest, No credit impact, No credit checks, No personal guarantees, No late fees, No penalties';
    expect(said('listitem', claims)).toBe(`${none}, No equity taken, No creative control taken`);
    expect(claims.getAllByText('All offers are subject to final approval.')).toHaveLength(1);
  });

  it('answer ten questions, which together state every fact (R3.12, R14.3)', () => {
    open();
    const answers = wordsOf(document.querySelectorAll('#faq details p'));
    expect(wordsOf(document.querySelectorAll('#faq summary'))).toEqual(Object.keys(FACTS));
    const untold = Object.values(FACTS).flatMap((facts, index) =>
      facts.split('|').filter((fact) => !answers[index]?.includes(fact)),
    );
    expect(untold).toEqual([]);
  });
});

describe('the footer', () => {
  it('leads into the page under Platform, and names without a link what has no destination yet (R3.14)', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open();
    const footer = partOf('contentinfo', '');
    const intoPage = linksIn(footer).map((each) => each.join(' '));
    expect(intoPage.join(', ')).toBe(
      'How It Works /#how, Who We Help /#qualification, Why Us /#why, Pricing /#calculate',
    );
    await user.click(link('Why Us'));
    expect(scroll.mock.contexts).toEqual([document.getElementById('why')]);
    const company = ['About Us', 'Blog', 'Careers', 'Contact'];
    const others = ['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'X', 'Instagram', 'YouTube', 'LinkedIn'];
    expect(allWords('listitem', footer).slice(4)).toEqual(
      [...company, ...others].map((name) => `${name} (not available yet)`),
    );
  });

  it('says that it is a demonstration, and has the copyright of the year (R3.14, R5.2)', () => {
    open('2031-05-04');
    const warning = 'This is a demonstration: no money moves. Do not enter the password of a real account.';
    const words = [warning, '© 2031 Creator Cash Advance'];
    expect(shownOf(words)).toEqual(words);
  });
});
