import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_ADVISED_BYTES, MAX_SAVED_FILE_BYTES, OWNER_ID_ADVISED_BYTES } from '#machines/constants.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { REMOVAL } from '#src/content/application.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { FILE_WORDS, refusalWords } from '#src/content/files.ts';
import { ADD_OWNER, chooseDocument, nameOwner, typePercentage } from '#test/journey/businessSamples.ts';
import { PDF, PNG } from '#test/support/fixtures.ts';
import { openScreen } from './openScreen.tsx';
import { button, descriptionOf, textsOf, visibleSentences } from './queries.ts';

const { documents: DOCUMENTS, owners: WORDS } = ENTITY_DETAILS;
const nameOf = (owner: number) => screen.getByLabelText<HTMLInputElement>(`Owner ${owner} full name`);
const percentageOf = (owner: number) => screen.getByLabelText<HTMLInputElement>(`Owner ${owner} percentage`);
const owners = () => screen.getAllByRole('group', { name: /^Owner \d+$/ });
const removeButtons = () => screen.queryAllByRole('button', { name: /^Remove owner/ });

describe('Owners', () => {
  it('move focus when added or removed, and are added blank (R9.4)', async () => {
    const { sent, user } = await openScreen('entityDetails');
    button('Add Another Owner').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(nameOf(2));
    expect(nameOf(2).value).toBe('');
    button(WORDS.remove(2)).focus();
    await user.keyboard(' ');
    expect(document.activeElement).toBe(owners()[0]);
    expect(removeButtons()).toEqual([]);
    expect(sent).toEqual([ADD_OWNER, { type: 'business.ownerRemoved', ownerId: 'owner-2' }]);
  });

  it.each([
    ['60%', ''],
    ['33,3', WORDS.fields.percentage.problem('notWhole')],
    [`1${'0'.repeat(25)}`, 'Enter a whole percentage from 25 to 100.'],
  ])('keep the pasted percentage %j, described as "%s" (R9.4, R20.4)', async (pasted, problem) => {
    const { user } = await openScreen('entityDetails', [typePercentage('40')]);
    await user.click(percentageOf(1));
    percentageOf(1).select();
    await user.paste(pasted);
    expect(percentageOf(1).value).toBe(pasted);
    expect(descriptionOf(percentageOf(1))).toBe(problem);
  });

  it('show the over-100% error at the last percentage (R9.4)', async () => {
    const { journey } = await openScreen('entityDetails', [
      ADD_OWNER,
      typePercentage('80'),
      typePercentage('20', 'owner-2'),
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    journey.send(typePercentage('40', 'owner-2'));
    expect(descriptionOf(percentageOf(2))).toBe(WORDS.excess(120));
    expect(descriptionOf(percentageOf(1))).toBe('');
    expect(screen.getByRole('alert').textContent).toBe(WORDS.excess(120));
  });
});

const ID = WORDS.idDocument(2);
const names = DOCUMENTS.names(2025);
const fieldGroup = (label: string) => within(screen.getByRole('group', { name: label }));
const messagesAt = (label: string) => textsOf(screen.getByRole('group', { name: label }).querySelectorAll('p'));

describe('Document field', () => {
  it.each([
    [names.taxReturn, [DOCUMENTS.taxReturnHint], 'taxReturn'],
    [ID, [WORDS.idDocumentHint], 'idDocument:owner-2'],
  ])('"%s" accepts and removes a file (R9.4, R9.5, R9.6)', async (label, hints, place) => {
    const { sent, user } = await openScreen('entityDetails', [ADD_OWNER]);
    expect(messagesAt(label)).toEqual(hints);
    const picker = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    expect(picker.accept.includes('image/png')).toBe(label === ID);
    await user.upload(picker, new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }));
    await fieldGroup(label).findByText('paper.pdf');
    await user.click(button(`Remove for ${label}`));
    expect(fieldGroup(label).queryByText('paper.pdf')).toBeNull();
    const file = { ...PDF, id: 'file-paper.pdf', name: 'paper.pdf', sizeBytes: 4 };
    expect(sent).toEqual([
      { type: 'business.fileChosen', place, file },
      { type: 'business.fileRemoved', place },
    ]);
  });

  it.each([
    [names.operatingAgreement, 'operatingAgreement', 'notPdf'],
    [ID, 'idDocument:owner-2', 'notPdfOrImage'],
  ] as const)('"%s" explains why a file is rejected and keeps the previous one (R9.4, R9.5)', async (...row) => {
    const [label, place, problem] = row;
    const chooseFile = (file: FileRef): JourneyEvent => ({ type: 'business.fileChosen', place, file });
    const { journey } = await openScreen('entityDetails', [ADD_OWNER, chooseFile(PDF)]);
    journey.send(chooseFile({ ...PNG, content: 'webPage' }));
    const reasons = refusalWords({ name: PNG.name, content: 'webPage', problem });
    expect(messagesAt(label).at(-1)).toBe(`${FILE_WORDS.refused(PNG.name)} ${reasons.join(' ')}`);
    expect(fieldGroup(label).getByText(PDF.name)).toBeDefined();
  });

  it.each([
    [names.operatingAgreement, 'operatingAgreement', DOCUMENT_ADVISED_BYTES, DOCUMENTS.sizeWarnings],
    [ID, 'idDocument:owner-2', OWNER_ID_ADVISED_BYTES, WORDS.sizeWarnings],
  ] as const)('"%s" warns about files that are large or too large to save (R9.4, R9.5, R15.4)', async (...row) => {
    const [label, place, advisedBytes, warnings] = row;
    const { journey } = await openScreen('entityDetails', [ADD_OWNER]);
    const warningOf = (sizeBytes: number) => {
      journey.send({ type: 'business.fileChosen', place, file: { ...PDF, sizeBytes } });
      return messagesAt(label).at(-1);
    };
    expect(warningOf(advisedBytes + 1)).toBe(warnings.largerThanAdvised);
    expect(warningOf(MAX_SAVED_FILE_BYTES + 1)).toBe(warnings.tooLargeToSave);
    expect(fieldGroup(label).getByText(PDF.name)).toBeDefined();
  });
});

describe('Undo', () => {
  it('restores a removed document and focuses its field (R17.3)', async () => {
    const { user, sent } = await openScreen('entityDetails', [chooseDocument('taxReturn', PDF)]);
    await user.click(button(`Remove for ${names.taxReturn}`));
    expect(visibleSentences([REMOVAL.file(PDF.name)])).toHaveLength(1);
    await user.click(button(REMOVAL.undo));
    expect(sent.at(-1)).toEqual({ type: 'removal.undone' });
    expect(fieldGroup(names.taxReturn).getByText(PDF.name)).toBeDefined();
    expect(screen.getByRole('group', { name: names.taxReturn }).contains(document.activeElement)).toBe(true);
  });

  it('restores a removed owner and focuses it (R9.4, R17.3)', async () => {
    const { user } = await openScreen('entityDetails', [ADD_OWNER, nameOwner('Grace', 'owner-2'), ADD_OWNER]);
    await user.click(button(WORDS.remove(2)));
    expect(visibleSentences(['Grace was removed from the owners.'])).toHaveLength(1);
    await user.click(button(REMOVAL.undo));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Owner 2' }));
    expect(nameOf(2).value).toBe('Grace');
  });
});
