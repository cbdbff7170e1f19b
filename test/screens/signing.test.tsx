import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CONGRATULATIONS_DELAY_MS } from '#machines/constants.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import * as saving from '#src/components/saveFile.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_COPY, BEFORE_SUBMIT, SIGNING, CHECK_BOX, typeSignature } from '#test/journey/contractSamples.ts';
import { BACK, FAILURE } from '#test/journey/samples.ts';
import { NOW } from '#test/support/renderScreen.tsx';
import { CONFETTI, OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import {
  button,
  descriptionOf,
  fillIn,
  isAriaDisabled,
  rowsOf,
  textsByRole,
  valuesIn,
  visibleSentences,
} from './queries.ts';

const { sign: WORDS, congratulations: DIALOG } = CONTRACT;
const agreementBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: WORDS.agreement });
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: WORDS.name });
const submitButton = () => button(WORDS.submit);
const blockReason = () => (isAriaDisabled(submitButton()) ? descriptionOf(submitButton()) : null);

describe('Signing form', () => {
  it('unlocks the name field, then the submit button (R12.3, R12.4, R20.2)', async () => {
    const { sent, user } = await openScreen('contract');
    expect(nameField().disabled).toBe(true);
    expect(blockReason()).toBe(WORDS.blocked.agreement);
    await user.click(submitButton());
    await user.click(agreementBox());
    expect(nameField().disabled).toBe(false);
    await fillIn(user, nameField(), '   ');
    expect(blockReason()).toBe(WORDS.blocked.signature);
    await user.click(submitButton());
    await fillIn(user, nameField(), 'Dana');
    expect(blockReason()).toBeNull();
    await user.click(agreementBox());
    expect(blockReason()).toBe(WORDS.blocked.agreement);
    expect(sent).toEqual([
      { type: 'contract.agreementChanged', isAgreed: true, at: NOW },
      typeSignature('   '),
      typeSignature('   Dana'),
      { type: 'contract.agreementChanged', isAgreed: false, at: NOW },
    ]);
  });

  it('asks for a full name after a single word, but allows submission (R12.4)', async () => {
    const { user } = await openScreen('contract', [CHECK_BOX]);
    await user.type(nameField(), 'A');
    expect(descriptionOf(nameField())).toBe(WORDS.nameWarnings.short);
    expect(blockReason()).toBeNull();
    await user.type(nameField(), ' B');
    expect(descriptionOf(nameField())).toBe(WORDS.nameHint);
  });

  it.each([
    ['the named business', 'Riverside Studio LLC', 'Riverside Studio LLC'],
    ['an unnamed business', '', WORDS.confirms.business],
  ])('confirms authority to sign for %s (R12.2, R18.3)', async (_case, legalName, named) => {
    const saved = { ...NOTHING_TYPED, business: { ...NOTHING_TYPED.business, legalName } };
    await openScreen('contract', [], { saved });
    expect(descriptionOf(agreementBox())).toBe(`${WORDS.confirms.before} ${named} ${WORDS.confirms.after}`);
  });

  it("shows the offer's amounts, or that no offer is chosen (R16.2, R19.1)", async () => {
    const { journey } = await openScreen('contract');
    expect(visibleSentences([WORDS.noOffer])).toHaveLength(1);
    for (const event of [...OFFER_CHOSEN, ...SIGNING.slice(0, 1)]) journey.send(event);
    const terms =
      'You receive $450,000 and repay $500,000: 90% of each payout until it is repaid. Estimated APR 33.8%.';
    expect(visibleSentences([terms, WORDS.noOffer, CONTRACT.cancel])).toEqual([terms, CONTRACT.cancel]);
  });

  it('requires a document ID and offers a retry if issuing it fails (R12.1)', async () => {
    const { user, sent } = await openScreen('contract', BEFORE_SUBMIT, { services: { issueDocumentNumber: FAILURE } });
    expect(screen.getByRole('alert').textContent).toContain(CONTRACT.documentIdFailed.title);
    expect(visibleSentences([CONTRACT.documentIdPending, 'CCA-'])).toEqual([CONTRACT.documentIdPending]);
    expect(blockReason()).toBe(WORDS.blocked.documentId);
    await user.click(button(CONTRACT.documentIdFailed.retry));
    expect(sent).toEqual([{ type: 'documentId.retried' }]);
  });

  it('ignores Enter in the name field (R12.9)', async () => {
    const { sent, user } = await openScreen('contract', BEFORE_SUBMIT);
    await user.type(nameField(), '{Enter}');
    expect(sent).toEqual([]);
    expect(blockReason()).toBeNull();
    await user.click(submitButton());
    expect(sent).toEqual([{ type: 'contract.submitted' }]);
  });

  it('submits once and shows a busy state (R12.4, R12.5, R12.9)', async () => {
    const { sent, user } = await openScreen('contract', BEFORE_SUBMIT, { services: { signContract: 'never' } });
    await user.click(submitButton());
    const busy = button(WORDS.busy);
    expect(nameField().readOnly).toBe(true);
    expect(isAriaDisabled(agreementBox())).toBe(true);
    await user.click(busy);
    expect(sent).toEqual([{ type: 'contract.submitted' }]);
  });

  it('stays open and unsigned when signing fails (R12.5)', async () => {
    await openScreen('contract', [...OFFER_CHOSEN, ...SIGNING], { services: { signContract: FAILURE } });
    expect(nameField().value).toBe('Demo Creator');
    expect(blockReason()).toBeNull();
    expect(visibleSentences(['You signed', CONTRACT.signed, DIALOG.text, SIGNED_COPY.labels.download])).toEqual([]);
  });
});

describe('Signed contract', () => {
  async function congratulate(events: readonly JourneyEvent[] = [...OFFER_CHOSEN, ...SIGNING]) {
    const view = await openScreen('contract', events);
    view.journey.advance(CONGRATULATIONS_DELAY_MS);
    return { ...view, dialog: await screen.findByRole('dialog', { name: DIALOG.title }) };
  }

  it('opens a dialog with amounts, ID, next steps and confetti (R12.5, R12.9, R19.1)', async () => {
    const { dialog } = await congratulate();
    expect(valuesIn(dialog)).toEqual({ 'You receive': '$450,000', 'Document ID': 'CCA-123456' });
    expect(dialog.textContent).toContain('You repay $500,000 from your Patreon payouts. Estimated APR 33.8%.');
    expect(textsByRole('listitem', within(dialog))).toEqual([DIALOG.missing(10), ...DIALOG.next]);
    expect(within(dialog).getByText(CONFETTI)).toBeDefined();
  });

  it.each(['{Enter}', '{Escape}'])('opens the dashboard when %s is pressed in its dialog (R12.6)', async (key) => {
    const { user, sent } = await congratulate();
    await waitFor(() => expect(document.activeElement).toBe(button('Continue to Dashboard')));
    await user.keyboard(key);
    expect(sent).toContainEqual({ type: 'contract.dashboardOpened' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be downloaded from the dialog (R12.8)', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { dialog, documentWriter, sent, user } = await congratulate();
    await user.click(within(dialog).getByRole('button', { name: SIGNED_COPY.labels.download }));
    await within(dialog).findByText(SIGNED_COPY.labels.done);
    expect(documentWriter.requested).toEqual([{ ...CONTRACT_COPY, offerId: '6-month' }]);
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'creator-cash-advance-CCA-123456-signed.pdf');
    expect(sent.at(-1)).toEqual({ type: 'contract.copyDownloaded' });
  });

  it('is read-only on later visits, with terms and a download button (R12.1, R12.8, R18.3)', async () => {
    const { journey, sent, user } = await congratulate();
    journey.send({ type: 'contract.dashboardOpened' });
    journey.send(BACK);
    const controls = ['checkbox', 'textbox', 'dialog'].flatMap((role) => textsByRole(role));
    expect(controls).toEqual([]);
    const sentences = ['You signed your contract on November 21, 2026.', CONTRACT.signed, SIGNED_COPY.labels.download];
    expect(visibleSentences([...sentences, CONTRACT.cancel])).toEqual(sentences);
    expect(rowsOf('The offer you chose.')[0]).toEqual(['Term', '6-month offer']);
    await user.click(button(CONTRACT.continue));
    expect(sent.at(-1)).toEqual({ type: 'contract.dashboardOpened' });
  });
});
