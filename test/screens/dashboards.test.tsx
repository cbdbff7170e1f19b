import { act, cleanup, screen, within } from '@testing-library/react';
import type { OfferId } from '#machines/domain/choices.ts';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTDOWN_DAY_MS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { DashboardEstablishedScreen } from '#src/screens/dashboardEstablished/DashboardEstablishedScreen.tsx';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import { COMPLETING } from '#test/journey/businessSamples.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import {
  allWords,
  attributesOf,
  button,
  foldOf,
  link,
  linksIn,
  partOf,
  rowsOf,
  shownOf,
  signWith,
  wordsOf,
} from './seen.ts';

const COPY = 'Download your signed copy';
const REMINDER = 'We email you 3 days before.';
const CALENDAR = 'Add to calendar';

const openSetUp = () => renderScreen(<DashboardScreen />, ROUTES.dashboard.path);
const openRepayment = () => renderScreen(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path);

/** The screen of a creator who has taken this offer and signed the contract. */
async function openSigned(shown: ReactElement, path: string, offerId: OfferId) {
  const view = renderScreen(shown, path);
  const { journey, sent } = view;
  await signWith(journey, offerId);
  journey.open(path);
  sent.length = 0;
  return { ...view, save: vi.spyOn(saving, 'saveFile').mockImplementation(() => {}) };
}

const openSignedSetUp = () => openSigned(<DashboardScreen />, ROUTES.dashboard.path, '3-month');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the set-up', () => {
  const statuses = () =>
    partOf('list', 'Set-up')
      .getAllByRole('listitem')
      .map((step) => `${step.querySelector('h2')?.textContent}: ${step.dataset['status']}`);

  it('asks for the contract first, and offers the bank and the extension all the same (R12.8, R13.2, R13.3)', async () => {
    const { sent, user } = openSetUp();
    expect(statuses()).toEqual(['Your contract: next', 'Your bank account: open', 'Extension: optional']);
    expect(shownOf(['Next payment (example)', 'You owe nothing.'])).toHaveLength(2);
    expect(linksIn().flat()).toEqual(['Go to the contract', '/contract', 'Download Extension', FILES.extension]);
    expect(link('Download Extension').hasAttribute('download')).toBe(true);
    expect([allWords('button'), screen.queryByText('Your timeline')]).toEqual([['Connect Bank'], null]);
    await user.click(link('Download Extension'));
    await user.click(link('Go to the contract'));
    await user.click(button('Connect Bank'));
    const contractOpened = { type: 'url.opened', path: ROUTES.contract.path, hash: '' };
    expect(sent).toEqual([{ type: 'extension.downloaded' }, contractOpened, { type: 'bank.connectRequested' }]);
  });

  it('says that the bank connection has begun, and leads to the repayment (R13.2)', () => {
    const saved = { ...NOTHING_TYPED, isBankConnectionStarted: true };
    renderScreen(<DashboardScreen />, ROUTES.dashboard.path, { saved });
    expect(statuses()[1]).toBe('Your bank account: started');
    expect([linksIn()[1], allWords('button')]).toEqual([
      ['See your repayment', ROUTES.dashboardEstablished.path],
      ['Connect Bank'],
    ]);
    expect(shownOf(['This demo contacts no bank.'])).toHaveLength(1);
  });

  it('counts the days down to today, and says which day it is in the demonstration (R13.1, R16.4)', () => {
    const { journey } = openSetUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Finish setting up');
    const after = (days: number) => {
      journey.send({ type: 'countdown.advanced', elapsedMs: days * COUNTDOWN_DAY_MS });
      return [...allWords('definition'), screen.getByText(/demo/i).closest('p')?.textContent].join(', ');
    };
    expect([0, 13, 15].map(after)).toEqual([
      'In 14 days, Saturday, December 5, Demo: one day takes 60 seconds.',
      'In 1 day, Saturday, December 5, In this demo, today is Friday, December 4.',
      'Today, Saturday, December 5, In this demo, today is Saturday, December 5.',
    ]);
  });

  it('gives the next payment and its reminder to a calendar (R18.4, R20.9)', async () => {
    const { sent, user, save } = await openSignedSetUp();
    await user.click(button(CALENDAR));
    const [[file, name] = []] = save.mock.calls;
    expect([file?.type, name]).toEqual(['text/calendar;charset=utf-8', 'next-payment-CCA-123456-2026-12-05.ics']);
    expect(await file?.text()).toMatch(/UID:CCA-123456-2026-12-05@[^]*DTSTART;VALUE=DATE:20261205[^]*TRIGGER:-P3D/);
    expect(sent).toEqual([{ type: 'payment.calendarDownloaded' }]);
  });

  it('names the signed contract, its terms and copy, asks for the bank next, and dates what follows (R3.9, R8.1, R8.4, R12.5, R12.8, R14.3, R16.4, R19.1)', async () => {
    await openSignedSetUp();
    const words = ['Contract CCA-123456', 'Signed by Dana Example on November 21, 2026, 9:40 AM, UTC', COPY];
    expect(shownOf(words)).toEqual(words);
    const money = ['$231,000', 'The 3-month offer', '$249,750', 'In about 3.3 months, as projected'];
    const fee = ['$18,750', '7.5% of projected revenue', '43.7%', 'A yearly measure to compare costs'];
    const cost = [...fee, '90%', 'About $75,000 a month. You keep 10%.'];
    expect(allWords('definition').slice(0, 10)).toEqual([...money, ...cost]);
    expect(statuses()).toEqual(['Your contract: done', 'Your bank account: next', 'Extension: optional']);
    expect(allWords('listitem', partOf('list', 'Your timeline'))).toEqual([
      "Saturday, November 21You signed. We'll set up your Patreon login and payouts with you. To cancel before funding, reply to any email.",
      'Sunday, November 22 at the earliestFunding typically begins 24-48 hours after signing, once nothing is missing and we approve.',
      'Tuesday, November 24 at the earliestFunds typically arrive 2-3 business days after approval and signing.',
    ]);
  });
});

it('what a contract was signed without is named once on the set-up, with what follows of it, and nothing is where nothing is missing (R9.9, R16.4)', async () => {
  await openSignedSetUp();
  const note = within(screen.getByRole('note'));
  expect(note.getByText(/^We/).textContent).toBe("We'll email you about 10 missing items");
  expect(allWords('listitem', note).join()).toBe(
    'Entity type,EIN,Business address,Owners,Articles of Organization,Business Registration,Operating Agreement,2025 tax return,Income confirmation,Authorization',
  );
  cleanup();
  const complete = renderScreen(<DashboardScreen />, ROUTES.entityDetails.path);
  for (const event of COMPLETING) complete.journey.send(event);
  await signWith(complete.journey, '3-month');
  complete.journey.open(ROUTES.dashboard.path);
  const whole = [
    'Contract CCA-123456',
    'Sunday, November 22 to Monday, November 23',
    'Funding typically begins 24-48 hours after signing, once we approve.',
  ];
  expect([shownOf(whole), screen.queryByRole('note')]).toEqual([whole, null]);
});

describe('the repayment', () => {
  it('shows what is left, repaid and owed, the payments made and those to come (R13.1, R13.4)', () => {
    const { journey } = openRepayment();
    expect(allWords('term').join()).toBe('Left to repay,Repaid,Total repayment,Next payment (example)');
    expect(allWords('definition')).toEqual(['$1,425', '$1,425', '$2,850', 'In 14 days', 'Saturday, December 5']);
    const bar = screen.getByRole('progressbar', { name: 'Repaid so far' });
    expect(attributesOf(bar, 'aria-valuemin', 'aria-valuenow', 'aria-valuemax')).toEqual(['0', '50', '100']);
    const shown = ['50% repaid', '3 payments left', 'You owe nothing.', 'Demo: one day takes 60 seconds.'];
    expect(shownOf(shown)).toEqual(shown);
    journey.send({ type: 'countdown.advanced', elapsedMs: 2 * COUNTDOWN_DAY_MS });
    expect(allWords('definition').slice(3, 5)).toEqual(['In 12 days', 'Saturday, December 5']);
    expect(rowsOf('Payment history')).toEqual([
      ['Payment', 'Amount', 'Status', 'Date', 'Left to repay'],
      ['Payment #1', '$475.00', 'Completed', 'August 23, 2026', '$2,375'],
      ['Payment #2', '$475.00', 'Completed', 'September 22, 2026', '$1,900'],
      ['Payment #3', '$475.00', 'Completed', 'October 22, 2026', '$1,425'],
    ]);
  });

  it('marks its figures once as a sample, and says what early repayment and a renewal are (R3.12, R13.4, R13.5, R16.5)', () => {
    openRepayment();
    expect(wordsOf(screen.getAllByText(/sample/i))).toEqual(['Sample account']);
    const words = [
      'This account may be offered a renewal on February 21, 2027: a new advance, with its own contract.',
      'Yes, at any time, without penalty. The total stays the same. Then your payouts return to your account, and our access ends.',
    ];
    expect([shownOf(words), screen.queryByText(/^Your contract/)]).toEqual([words, null]);
  });

  it('offers the renewal of a funded contract outside the sample (R13.5)', async () => {
    await openSigned(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path, '3-month');
    const renewal = screen.getByText(
      'On February 21, 2027 we may offer you a new advance, with its own contract. You are free to decline it.',
    );
    expect(within(foldOf('Sample account')).queryByText(renewal.textContent)).toBeNull();
  });

  it('shows the schedule of the signed contract, what a weak month does to it, and its copy (R8.1, R12.8, R18.5, R19.1)', async () => {
    await openSigned(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path, '3-month');
    const words = [
      'Your contract CCA-123456',
      COPY,
      'Once everything is in and approved, it arrives Tuesday, November 24 at the earliest. Then you repay $249,750. Estimated APR 43.7%.',
      `Once your advance has arrived, we collect 90% of your payouts automatically: about $75,000 for a full month, less for part of one. ${REMINDER}`,
      'A slow start costs nothing extra. If your first month brings only 50% of the projection, you repay $37,500 that month. Your last payment is then $62,250, in month 4.',
    ];
    expect(shownOf(words)).toEqual(words);
    const figures = allWords('definition');
    // Its own figures come first, the sample's after them.
    expect([figures[0], figures.indexOf('$249,750'), figures.indexOf('$1,425')]).toEqual(['$231,000', 4, 6]);
    expect(rowsOf('Estimated payments')).toEqual([
      ['Month', 'As projected', 'First month at 50%'],
      ['1', '$75,000', '$37,500'],
      ['2', '$75,000', '$75,000'],
      ['3', '$75,000', '$75,000'],
      ['4', '$24,750', '$62,250'],
    ]);
  });

  it('leads to the bank that the money goes to, until its connection has started (R13.2)', async () => {
    const { journey } = await openSigned(<DashboardEstablishedScreen />, ROUTES.dashboardEstablished.path, '3-month');
    const [connect, started] = [
      'Connect your bank to receive it',
      'Your bank connection has begun. This demo contacts no bank.',
    ];
    expect([link(connect).getAttribute('href'), shownOf([started])]).toEqual([ROUTES.dashboard.path, []]);
    act(() => {
      journey.open(ROUTES.dashboard.path);
      journey.send({ type: 'bank.connectRequested' });
    });
    expect(shownOf([connect, started])).toEqual([started]);
  });
});
