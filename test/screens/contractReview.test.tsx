import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CONGRATULATIONS_DELAY_MS } from '#machines/constants.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { CONTRACT_REVIEW } from '#src/content/contractReview.ts';
import * as form from '#test/journey/businessSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { NOW } from '#test/support/renderScreen.tsx';
import { COPY } from '#test/journey/contractSamples.ts';
import { box, openContract, standInOnContract, TO_DASHBOARD } from './contractOnScreen.tsx';
import {
  allWords,
  button,
  chooseOffer,
  descriptionOf,
  link,
  linksIn,
  rowsOf,
  said,
  shownOf,
  signContract,
  signWith,
} from './seen.ts';

standInOnContract();

/** The contract of a creator who has chosen the six-month offer and filled in a part of the business form. */
async function openReview(options: JourneyOptions = {}) {
  const view = await openContract(options);
  const { journey } = view;
  await chooseOffer(journey, '6-month');
  journey.open(ROUTES.entityDetails.path);
  const owner = [form.named('Dana Example'), form.staked('60')];
  const business = [form.choose('llc'), form.ein('123456789'), form.address('12 Harbour Street\nPortland')];
  const document = form.given('taxReturn', { ...PDF, name: 'return.pdf', sizeBytes: 2_345_678 });
  for (const event of [...business, ...owner, document]) journey.send(event);
  journey.open(ROUTES.contract.path);
  return view;
}

/** A part of the review by its heading. */
function part(name: string) {
  const section = screen.getByRole('heading', { level: 3, name }).closest('section');
  return within(section ?? document.body);
}

const definitions = (name: string) => [allWords('term', part(name)), allWords('definition', part(name))];
const CAN_SIGN = "You can add them before you sign, or sign now: we'll email you to ask for them.";
const MISSING = `6 items are missing. ${CAN_SIGN}`;

describe('what is checked before signing', () => {
  it('is the offer, the business with its EIN masked, and each document (R8.1, R8.2, R9.2, R9.6, R12.1, R19.1)', async () => {
    const { user } = await openReview();
    const repaid = ['$500,000', 'In about 6.7 months, as projected'];
    const fee = ['$50,000', '10% of projected revenue'];
    const apr = ['33.8%', 'A yearly measure to compare costs'];
    const payout = ['90%', 'About $75,000 a month. You keep 10%.'];
    expect(definitions('Offer')).toEqual([
      ['You receive', 'You repay in total', 'Fee', 'Estimated APR', 'Share of payouts'],
      ['$450,000', 'The 6-month offer', ...repaid, ...fee, ...apr, ...payout],
    ]);
    const summary =
      'You receive $450,000 and repay $500,000: 90% of each payout until it is repaid. Estimated APR 33.8%. While you repay, we manage your Patreon login and payout settings.';
    expect(shownOf([summary, MISSING])).toEqual([summary, MISSING]);
    const [entity, ein] = ['Entity type', 'Employer identification number (EIN)'];
    const documents =
      'Articles of Organization (Required for LLC), Business Registration, Operating Agreement, 2025 tax return';
    expect(said('term', part('Business'))).toBe(
      `${entity}, ${ein}, Business address, Owners, ${documents}, Owner 1 ID document`,
    );
    const business = ['LLC', '••-•••6789ending in 6789Show the EIN', '12 Harbour Street\nPortland', 'Dana Example60%'];
    const given = ['Not given', 'Not given', 'Not given', 'return.pdf2.2 MB', 'Not given'];
    expect(definitions('Business')[1]).toEqual([...business, ...given]);
    await user.click(button('Show the EIN'));
    expect(definitions('Business')[1]?.[1]).toBe('12-3456789Hide the EIN');
  });

  it('can be changed part by part on its own screen, but not while the contract is being signed (R12.1, R12.5, R15.1)', async () => {
    const view = await openReview({ services: { signContract: 'never' } });
    const changes = () => linksIn().filter(([words]) => words?.startsWith('Change'));
    const words = ['Change offer', 'Change business details', 'Change IRS form'];
    const paths = [ROUTES.offers.path, ROUTES.entityDetails.path, ROUTES.signIrsForm.path];
    expect(changes()).toEqual(words.map((each, index) => [each, paths[index]]));
    const before = view.sent.length;
    for (const each of words) {
      await view.user.click(link(each));
      view.journey.open(ROUTES.contract.path);
    }
    const requested = view.sent.slice(before).filter(({ type }) => type !== 'url.opened');
    expect(requested).toEqual(
      ['offer', 'business', 'irsForm'].map((of) => ({ type: 'contract.changeRequested', part: of })),
    );
    await signContract(view.journey);
    expect([changes(), shownOf([MISSING])]).toEqual([[], []]);
  });

  it('names up to three things still to do, and counts more (R9.9, R12.1)', () => {
    const said = (count: number) => CONTRACT_REVIEW.missing(['owners', 'EIN', 'address', 'income'].slice(0, count));
    expect(said(3)).toBe(`Missing: owners, EIN, and address. ${CAN_SIGN}`);
    expect(said(4)).toBe(`4 items are missing. ${CAN_SIGN}`);
  });

  it('says what is not given, or half an EIN, and leads to the offers (R8.3, R9.2, R9.9, R12.1)', async () => {
    const { journey, sent, user } = await openContract();
    expect(said('definition', part('Business'))).toBe(
      `${'Not given, '.repeat(3)}Owner 1: no name givenNo percentage given${', Not given'.repeat(5)}`,
    );
    expect(definitions('IRS form')).toEqual([['Signed form 4506-T'], ['Not uploaded (optional)']]);
    expect(shownOf(['No offer chosen yet'])).toEqual(['No offer chosen yet']);
    expect(linksIn(part('Offer'))).toEqual([['Choose an offer', ROUTES.offers.path]]);
    await user.click(link('Choose an offer'));
    expect(sent).toEqual([{ type: 'contract.changeRequested', part: 'offer' }]);
    journey.open(ROUTES.entityDetails.path);
    for (const event of [form.ein('12-34'), form.address('\u200B'), form.named('\u2060')]) journey.send(event);
    journey.open(ROUTES.contract.path);
    const [, ein, address, owner] = definitions('Business')[1] ?? [];
    expect([ein, address, owner]).toEqual([
      'This EIN is incomplete.',
      'Not given',
      'Owner 1: no name givenNo percentage given',
    ]);
  });

  it('shows percentages with one sign and an invisible legal name as missing (R9.4, R20.1, R20.4)', async () => {
    const { journey } = await openContract();
    journey.open(ROUTES.entityDetails.path);
    const unseen = { type: 'business.fieldChanged', field: 'legalName', value: '\u200B\u00A0' } as const;
    const shownFor = (percentage: string) => {
      journey.open(ROUTES.entityDetails.path);
      for (const event of [unseen, form.named('Ada'), form.staked(percentage)]) journey.send(event);
      journey.open(ROUTES.contract.path);
      return definitions('Business')[1]?.[3];
    };
    expect(shownFor(' ６０ ％')).toBe('Ada60%');
    expect(shownFor('33.3')).toBe('Ada33.3');
    expect(shownOf([CONTRACT_REVIEW.business.nameless])).toHaveLength(1);
  });

  it('has the consent to electronic records before the agreement, to print, and no box of its own (R12.1, R12.2, R12.4)', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openReview();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.join(', ')).toBe('Check your terms, Consent to electronic records, The agreement, Sign');
    expect(shownOf(['Version of November 23, 2026'])).toHaveLength(1);
    expect(screen.getAllByRole('checkbox')).toEqual([box()]);
    expect(descriptionOf(box())).toMatch(/gives your consent to electronic records\.$/);
    await user.click(button('Print consent and agreement'));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('the contract that has been signed', () => {
  async function congratulate() {
    const view = await openContract();
    await signWith(view.journey, '6-month');
    view.journey.advance(CONGRATULATIONS_DELAY_MS);
    return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Congratulations!' })) };
  }

  it('is congratulated on with the dollars, the document id, what comes next and 500 pieces of confetti (R12.5, R19.1)', async () => {
    const { dialog } = await congratulate();
    const advance = '$450,000, You repay $500,000 from your Patreon payouts. Estimated APR 33.8%.';
    expect(said('definition', dialog)).toBe(`${advance}, CCA-123456`);
    expect(allWords('listitem', dialog)).toEqual([
      "We'll email you about the 10 missing items.",
      'Connect the bank account where we send the money.',
      'Funding typically begins within 24-48 hours of contract execution, subject to final approval.',
      'Then 90% of each payout goes to repayment and 10% to you.',
    ]);
    const signed = ['You signed your contract on November 21, 2026.', '500 pieces of confetti'];
    expect([shownOf(signed), screen.getAllByText(TO_DASHBOARD).length]).toEqual([signed, 1]);
  });

  it('is celebrated in a box of the dialog that holds no words (R12.9)', async () => {
    const { dialog } = await congratulate();
    const confetti = dialog.getByText('500 pieces of confetti');
    expect(confetti.parentElement?.textContent).toBe(confetti.textContent);
    expect(screen.getAllByText(/pieces of confetti/)).toEqual([confetti]);
  });

  it.each(['{Enter}', '{Escape}'])('is closed by %s, which leads to the dashboard (R12.6)', async (key) => {
    const { user, sent } = await congratulate();
    await vi.waitFor(() => expect(document.activeElement).toBe(button(TO_DASHBOARD)));
    await user.keyboard(key);
    expect([sent.some(({ type }) => type === 'contract.dashboardOpened'), allWords('dialog')]).toEqual([true, []]);
  });

  it('is saved from the dialog and later from the screen, where it cannot be signed again and is shown with its own terms (R12.1, R12.8, R18.3)', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { dialog, journey, documentWriter, sent, user } = await congratulate();
    await user.click(dialog.getByRole('button', { name: 'Download your signed copy' }));
    const copy = { ...COPY, signature: 'Dana Example', offerId: '6-month', agreedAt: NOW };
    await vi.waitFor(() => expect(allWords('status', dialog)).toEqual(['Saved with your downloads.']));
    expect(documentWriter.requested).toEqual([copy]);
    expect(sent.at(-1)).toEqual({ type: 'contract.copyDownloaded' });
    journey.send({ type: 'contract.dashboardOpened' });
    journey.send({ type: 'navigation.backRequested' });
    await journey.settle();
    expect(['checkbox', 'textbox', 'dialog'].flatMap((role) => allWords(role))).toEqual([]);
    expect(
      shownOf([
        'The terms are fixed. Until we send the money you can still cancel (section 21). Keep your signed copy.',
      ]),
    ).toHaveLength(1);
    expect(linksIn().map(([name]) => name)).toEqual(['Download the unsigned contract']);
    expect(allWords('heading').slice(0, 2)).toEqual(['Your contract', 'What you agreed to']);
    expect(rowsOf('The offer you chose.')[0]).toEqual(['Term', '6-month offer']);
    await user.click(button('Download your signed copy'));
    const name = 'creator-cash-advance-CCA-123456-signed.pdf';
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(documentWriter.requested).toEqual([copy, copy]);
    expect(save.mock.calls.map(([, fileName]) => fileName)).toEqual([name, name]);
    await user.click(button(TO_DASHBOARD));
    expect(sent.at(-1)).toEqual({ type: 'contract.dashboardOpened' });
  });
});
