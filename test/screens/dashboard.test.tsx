import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { COUNTDOWN_DAY_MS } from '#machines/constants.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import * as saving from '#src/components/saveFile.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { DASHBOARD } from '#src/content/dashboard.ts';
import { NEXT_PAYMENT } from '#src/content/nextPayment.ts';
import { SIGNING } from '#test/journey/contractSamples.ts';
import { opened } from '#test/journey/samples.ts';
import { DETAILS_GIVEN, OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import { button, link, linksIn, partOf, shownOf, textsByRole, textsOf, valuesIn } from './queries.ts';

const SIGNED = [...OFFER_CHOSEN, ...SIGNING];
const headings = () =>
  within(screen.getByRole('list', { name: DASHBOARD.steps.label })).getAllByRole('heading', { level: 2 });
const statuses = () =>
  headings().map((heading) => `${heading.textContent}: ${heading.nextElementSibling?.textContent}`);
/** The headings of the steps with a check mark in place of their number. */
const checkedSteps = () =>
  textsOf(
    headings().filter(
      (heading) => heading.closest('li')?.firstElementChild?.querySelector('svg') instanceof SVGElement,
    ),
  );

describe('Set-up screen', () => {
  it('asks for the contract first, with bank and extension open (R12.8, R13.2, R13.3)', async () => {
    const { sent, user } = await openScreen('dashboard');
    expect(statuses()).toEqual(['Your contract: Next', 'Your bank account: To do', 'Extension: Optional']);
    expect(checkedSteps()).toEqual([]);
    expect(linksIn()).toEqual({
      [DASHBOARD.unsigned.link]: ROUTES.contract.path,
      'Download Extension': FILES.extension,
    });
    expect(shownOf([NEXT_PAYMENT.labelOfNone, NEXT_PAYMENT.nothing, DASHBOARD.timeline.heading])).toHaveLength(2);
    await user.click(link('Download Extension'));
    await user.click(button('Connect Bank'));
    expect(sent).toEqual([{ type: 'extension.downloaded' }, { type: 'bank.connectRequested' }]);
  });

  it('shows a started bank connection and leads to the repayment (R13.2)', async () => {
    await openScreen('dashboard', [], { saved: { ...NOTHING_TYPED, isBankConnectionStarted: true } });
    expect(statuses()[1]).toBe('Your bank account: Started');
    expect(link(DASHBOARD.bank.repayment).getAttribute('href')).toBe(ROUTES.dashboardEstablished.path);
    expect(shownOf([DASHBOARD.bank.texts.started])).toHaveLength(1);
  });

  it.each([
    [0, 'In 14 days', 'Demo: one day takes 60 seconds.'],
    [13, 'In 1 day', 'In this demo, today is Friday, December 4.'],
    [15, 'Today', 'In this demo, today is Saturday, December 5.'],
  ])('counts down after %i days to "%s" (R13.1, R16.4)', async (days, countdown, demo) => {
    const { journey } = await openScreen('dashboard');
    journey.send({ type: 'countdown.advanced', elapsedMs: days * COUNTDOWN_DAY_MS });
    expect(textsByRole('definition')).toEqual([countdown, 'Saturday, December 5']);
    expect(shownOf([demo])).toEqual([demo]);
  });

  it('downloads the next payment as a calendar file (R18.4, R20.9)', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { sent, user } = await openScreen('dashboard', SIGNED);
    await user.click(button(NEXT_PAYMENT.calendar.download));
    const [[file, name] = []] = save.mock.calls;
    expect(name).toBe('next-payment-CCA-123456-2026-12-05.ics');
    expect(file?.type).toBe('text/calendar;charset=utf-8');
    expect(await file?.text()).toMatch(/DTSTART;VALUE=DATE:20261205[^]*TRIGGER:-P3D/);
    expect(sent).toEqual([{ type: 'payment.calendarDownloaded' }]);
  });

  it('names the signed contract, its signer, terms and copy (R8.1, R12.5, R12.8, R18.4, R19.1)', async () => {
    await openScreen('dashboard', SIGNED);
    const sentences = [
      'Contract CCA-123456',
      'Signed by Demo Creator on November 21, 2026, 9:40 AM, UTC',
      'You receive $450,000 and repay $500,000. Estimated APR 33.8%.',
    ];
    expect(shownOf(sentences)).toEqual(sentences);
    expect(valuesIn(screen.getByRole('list', { name: DASHBOARD.steps.label }))).toEqual({
      'You receive': '$450,000',
      'You repay in total': '$500,000',
      Fee: '$50,000',
      'Estimated APR': '33.8%',
      'Share of payouts': '90%',
    });
    expect(statuses()).toEqual(['Your contract: Done', 'Your bank account: Next', 'Extension: Optional']);
    expect(checkedSteps()).toEqual(['Your contract']);
    expect(button(SIGNED_COPY.labels.download)).toBeDefined();
  });

  it('needs no bank for a contract without an offer (R13.2, R16.2)', async () => {
    await openScreen('dashboard', SIGNING);
    expect(statuses()[1]).toBe('Your bank account: Not needed');
    expect(shownOf([DASHBOARD.bank.texts.unneeded, DASHBOARD.bank.texts.next])).toEqual([
      DASHBOARD.bank.texts.unneeded,
    ]);
  });

  it('lists what is missing, and dates the funds at the earliest (R3.9, R9.9, R14.3, R16.4)', async () => {
    await openScreen('dashboard', SIGNED);
    const note = within(screen.getByRole('note'));
    expect(note.getByText(DASHBOARD.missing(10))).toBeDefined();
    expect(textsByRole('listitem', note)).toHaveLength(10);
    expect(textsByRole('listitem', partOf('list', DASHBOARD.timeline.heading))).toEqual([
      expect.stringMatching(/^Saturday, November 21You signed\./),
      expect.stringMatching(/^Sunday, November 22 at the earliestFunding typically begins 24-48 hours/),
      expect.stringMatching(/^Tuesday, November 24 at the earliestFunds typically arrive 2-3 business days/),
    ]);
  });

  it('dates the funds in full where nothing is missing (R9.9, R16.4)', async () => {
    await openScreen('dashboard', [...DETAILS_GIVEN, ...SIGNED]);
    expect(screen.queryByRole('note')).toBeNull();
    expect(shownOf(['Sunday, November 22 to Monday, November 23', 'nothing is missing'])).toHaveLength(1);
  });
});

describe('Next payment of a signed contract', () => {
  it.each(['dashboard', 'dashboardEstablished'] as const)(
    'is about $75,000 on the %s screen (R8.4, R13.1)',
    async (id) => {
      await openScreen(id, [...SIGNED, opened(ROUTES[id].path)]);
      const amount = NEXT_PAYMENT.amount(OFFERS[1].monthlyPaymentDollars);
      expect(amount).toContain('90% of your payouts automatically: about $75,000');
      expect(shownOf([NEXT_PAYMENT.label, amount, NEXT_PAYMENT.nothing])).toEqual([NEXT_PAYMENT.label, amount]);
    },
  );
});
