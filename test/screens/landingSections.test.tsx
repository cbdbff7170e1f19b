import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION } from '#machines/domain/session.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { renderScreen } from '#test/support/renderScreen.tsx';

const open = (today = '2026-11-21') => renderScreen(<LandingScreen />, '/', { session: GUEST_SESSION, today });
const region = (name: string) => within(screen.getByRole('region', { name }));
const listed = (name: string) =>
  region(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Every fact of the specification's list, with the question that tells it. */
const FACTS: readonly (readonly [question: string, facts: readonly string[]])[] = [
  [
    'Who do you work with?',
    ['US-based, registered businesses', 'LLC or higher', 'sole proprietors', 'creators without recurring revenue'],
  ],
  [
    'How soon do I know what I can get?',
    ['preliminary offer comes within minutes', 'subject to final review', 'further information', 'decline'],
  ],
  ['When do the funds arrive?', ['typically arrive 2-3 business days after approval and signing']],
  ['Do I see the terms before I commit?', ['personalized terms', 'fixed repayment amount before you commit']],
  [
    'How does repayment work?',
    [
      'platform payouts are redirected to a secure account that we manage',
      'A fixed percentage goes to repayment',
      'the rest is paid to you monthly',
      'Repayment adjusts if your earnings dip',
    ],
  ],
  [
    'What do you manage on my platform account?',
    ['platform login credentials and payout settings', 'During funding', 'payment details are locked'],
  ],
  ['Is my data safe?', ['encrypted and read-only', 'never sold or shared']],
  ['Can I repay early?', ['at any time and with no penalty', 'total is fixed once you accept the offer']],
  ['What happens when I have repaid?', ['payouts return to your original account', 'our access ends']],
  ['Can I get another advance?', ['renewal offer may come before your current advance ends', 'you may reapply']],
];

describe('the landing page', () => {
  it('explains the four steps, with funds in a few business days (R3.9, R14.3)', () => {
    open();
    expect(listed('How it works')).toEqual([
      'Apply in minutesNo long forms or credit checks. Connect your account and share your revenue.',
      'Select your offerThe fee depends on the amount you choose. There are no hidden terms.',
      'Receive fundsThe money is sent to your bank account within a few business days.',
      'Pay as you earnRepayment is automatic: a fixed share of your monthly income, until the full amount is covered.',
    ]);
  });

  it('lists five uses of funding (R3.10)', () => {
    open();
    expect(listed('Yours to spend on the work')).toEqual([
      'Hire an editor, designer or producer',
      'Upgrade equipment',
      'Start a new content series or premium tier',
      'Launch and stock merchandise',
      'Pay for marketing, digital products or live events',
    ]);
  });

  it('says who qualifies (R3.11)', () => {
    open();
    expect(listed('Do you qualify?').slice(0, 3)).toEqual([
      '2×a monthDo you publish content at least twice a month on a subscription platform?YesNo',
      '12monthsDo you have at least 12 months of subscription revenue?YesNo',
      '$10,000a monthDo you earn $10,000 or more per month?YesNo',
    ]);
  });

  it('claims what the specification claims and no more (R3.13)', () => {
    open();
    expect(listed('Revenue-based funding, not a loan.')).toEqual([
      'No interest',
      'No credit impact',
      'No credit checks',
      'No personal guarantees',
      'No late fees',
      'No penalties',
      'No equity taken',
      'No creative control taken',
    ]);
    const approval = region('Revenue-based funding, not a loan.').getByText(
      'All offers are subject to final approval.',
    );
    expect(approval.tagName).toEqual('P');
  });
});

describe('the questions', () => {
  const questions = () =>
    [...document.querySelectorAll('#faq details')].map((item) => ({
      question: item.querySelector('summary')?.textContent,
      answer: item.querySelector('p')?.textContent ?? '',
    }));

  it('are ten and together state every fact (R3.12, R14.3)', () => {
    open();
    const told = questions();
    expect(told.map(({ question }) => question)).toEqual(FACTS.map(([question]) => question));
    const untold = FACTS.flatMap(([, facts], index) => facts.filter((fact) => !told[index]?.answer.includes(fact)));
    expect(untold).toEqual([]);
  });

  it('open and close each by itself (R3.12)', async () => {
    const { user } = open();
    const openOnes = () =>
      [...document.querySelectorAll('#faq details[open] summary')].map(({ textContent }) => textContent);
    const press = (question: string) => user.click(screen.getByRole('heading', { name: question }));
    expect(openOnes()).toEqual([]);
    await press('Can I repay early?');
    await press('Is my data safe?');
    expect(openOnes()).toEqual(['Is my data safe?', 'Can I repay early?']);
    await press('Can I repay early?');
    expect(openOnes()).toEqual(['Is my data safe?']);
  });
});

describe('the footer', () => {
  const group = (title: RegExp) =>
    within(screen.getByRole('heading', { name: title, level: 2 }).parentElement ?? document.body);
  const items = (title: RegExp) =>
    group(title)
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('leads into the page under Platform (R3.14)', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open();
    const links = group(/^Platform/).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['How It Works', '/#how'],
      ['Who We Help', '/#qualification'],
      ['Why Us', '/#why'],
      ['Pricing', '/#calculate'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Why Us' }));
    expect(scroll.mock.contexts).toEqual([document.getElementById('why')]);
    scroll.mockRestore();
  });

  it('names what has no destination yet without linking to it (R3.14)', () => {
    open();
    const soon = (names: string[]) => names.map((name) => `${name} (not available yet)`);
    expect(items(/^Company/)).toEqual(soon(['About Us', 'Blog', 'Careers', 'Contact']));
    expect(items(/^Legal/)).toEqual(soon(['Privacy Policy', 'Terms of Service', 'Cookie Policy']));
    expect(items(/^Social/)).toEqual(soon(['X', 'Instagram', 'YouTube', 'LinkedIn']));
    expect([/^Company/, /^Legal/, /^Social/].flatMap((title) => group(title).queryAllByRole('link'))).toEqual([]);
  });

  it('says that it is a demonstration (R5.2)', () => {
    open();
    expect(screen.getByText(/^This is a demonstration/).textContent).toEqual(
      'This is a demonstration: no money moves. Do not enter the password of a real account.',
    );
  });

  it.each(['2026', '2031'])('has the copyright of the current year, %s (R3.14)', (year) => {
    open(`${year}-05-04`);
    expect(screen.getByText(/^©/).textContent).toEqual(`© ${year} Creator Cash Advance`);
  });
});
