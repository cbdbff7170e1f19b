import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FILES, OFFICIAL_IRS_FORM_URL, ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { COMPONENT_WORDS, PDF_TEXT } from '#src/content/components.ts';
import { MISSING_BUSINESS_DETAILS, ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { SIGN_IRS_FORM as WORDS } from '#src/content/signIrsForm.ts';
import { typeAddress, AUTHORIZE, chooseEntityType, CONTINUE, typeEin } from '#test/journey/businessSamples.ts';
import { visit } from '#test/journey/samples.ts';
import { ADDRESS, PDF } from '#test/support/fixtures.ts';
import { loadPagePicture, triggerPdfViewer } from '#test/support/fakePdfViewer.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { openScreen } from './openScreen.tsx';
import { button, link, linksIn, textsByRole, textsOf, valuesIn, visibleSentences, withinRole } from './queries.ts';

const DETAILS_OPENED = visit(ROUTES.entityDetails.path);
const formGroup = () => withinRole('group', WORDS.document);

async function openForm(events: Parameters<typeof openScreen>[1] = []) {
  const view = await openScreen('signIrsForm', events);
  loadPagePicture();
  await screen.findByRole('region', { name: WORDS.document });
  return view;
}

describe('IRS form', () => {
  it('shows an image on a phone until a requested PDF loads (R10.1)', async () => {
    matchMediaQuery('(max-width: 47.99em)');
    const { sent, user } = await openScreen('signIrsForm');
    loadPagePicture();
    const image = () => screen.queryByRole('img', { name: PDF_TEXT.picture });
    expect(image()?.getAttribute('src')).toBe(FILES.irsFormPicture);
    await user.click(button(WORDS.showPdf));
    await screen.findByRole('region', { name: WORDS.document });
    triggerPdfViewer('onLoaded');
    expect(image()).toBeNull();
    expect(sent.map(({ type }) => type)).toEqual(['viewer.loaded', 'viewer.requested', 'viewer.loaded']);
  });

  it('can be viewed and downloaded, with a link to the original (R10.1, R10.3)', async () => {
    const { sent, user } = await openForm();
    expect(screen.getByRole('region', { name: WORDS.document }).textContent).toBe(FILES.irsForm);
    expect(valuesIn()).toMatchObject(WORDS.facts.items);
    expect(visibleSentences([WORDS.intro, WORDS.optional, WORDS.demonstration])).toHaveLength(3);
    const { href, target } = link(WORDS.official);
    expect({ href, target }).toEqual({ href: OFFICIAL_IRS_FORM_URL, target: '_blank' });
    expect(link(WORDS.download).getAttribute('href')).toBe(FILES.irsForm);
    await user.click(link(WORDS.download));
    expect(sent).toEqual([{ type: 'irsForm.downloaded' }]);
  });

  it('offers links, a retry and Continue when it fails to load (R10.2, R10.5)', async () => {
    const { sent, user } = await openForm();
    triggerPdfViewer('onFailed');
    expect(textsByRole('alert')).toEqual([
      'Unable to display the PDF. Your browser may not support embedded PDFs. You can download the form or view it on the IRS website.',
    ]);
    expect(linksIn(formGroup())).toEqual({
      [WORDS.download]: FILES.irsForm,
      [WORDS.official]: OFFICIAL_IRS_FORM_URL,
    });
    await user.click(button(WORDS.retry));
    await formGroup().findByRole('region', { name: WORDS.document });
    expect(textsByRole('alert')).toEqual([]);
    await user.click(button(WORDS.continue));
    expect(sent.map(({ type }) => type)).toEqual(['viewer.failed', 'viewer.retried', 'irsForm.continued']);
  });

  it('lists missing business details and links to their fields (R9.9, R9.10, R10.5)', async () => {
    const { sent, user } = await openForm([DETAILS_OPENED, AUTHORIZE, CONTINUE]);
    const missing = linksIn(withinRole('region', MISSING_BUSINESS_DETAILS.heading));
    expect(Object.keys(missing)).toHaveLength(11);
    expect(button(WORDS.continueAnyway)).toBeDefined();
    await user.click(link(ENTITY_DETAILS.business.einProblems.missing));
    expect(sent[0]).toEqual({ type: 'business.fieldRequested', field: 'ein' });
  });
});

describe('Signed IRS form', () => {
  const uploadGroup = () => screen.getByRole('group', { name: /Signed form/ });

  it('shows its name and size and can be removed (R10.3, R10.4)', async () => {
    const { sent, user } = await openForm();
    const file = new File(['%PDF-'], PDF.name, { type: PDF.mimeType });
    await user.upload(screen.getByLabelText(WORDS.upload.label), file);
    await screen.findByText(PDF.name);
    expect(uploadGroup().textContent).toContain('5 bytes');
    await user.click(button(/^Remove/));
    expect(sent.map(({ type }) => type)).toEqual(['irsForm.fileChosen', 'irsForm.fileRemoved']);
    expect(uploadGroup().querySelector('bdi')).toBeNull();
  });

  it('explains next to the upload field why a file was rejected (R10.4)', async () => {
    const { journey } = await openForm();
    journey.send({ type: 'irsForm.fileChosen', file: { ...PDF, content: 'word' } });
    const [refusal] = textsOf(uploadGroup().querySelectorAll('[aria-live] p'));
    expect(refusal).toMatch(/^“signed\.pdf” was not added\. Only PDF files are accepted\. This is a Word document\./);
  });
});

describe('Filled-in copy', () => {
  const LLC_DETAILS = [DETAILS_OPENED, chooseEntityType('llc'), typeEin('123456789'), typeAddress(ADDRESS)];
  const formLines = () =>
    valuesIn(screen.getByRole('heading', { name: WORDS.fillIn.heading }).closest('details') ?? undefined);

  it('is previewed with a masked EIN and without an LLC form number (R9.2, R10.3, R18.6)', async () => {
    await openForm(LLC_DETAILS);
    expect(formLines()).toEqual({
      '1a Name on the tax return': 'Blank: the legal name is missing. Enter the legal name',
      '1b First taxpayer number on the return': `••-•••6789ending in 6789${COMPONENT_WORDS.ein.show}`,
      '3 Current name and address': '1 Main Street, Springfield',
      '5 Customer file number': WORDS.fillIn.blanks['5'].reason,
      '6 Number of the tax form': WORDS.fillIn.llcReturn,
      '6a Return transcript': WORDS.fillIn.returnTranscript,
      '9 Years or periods, by their last day': '12/31/2025',
    });
  });

  it('is created from the business details (R10.3)', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { documentWriter, sent, user } = await openForm(LLC_DETAILS);
    await user.click(button(WORDS.fillIn.labels.download));
    await screen.findByText(WORDS.fillIn.labels.done);
    const business = { entityType: 'llc', legalName: '', ein: '123456789', address: ADDRESS };
    expect(documentWriter.requested).toEqual([{ business, taxYear: 2025, documentId: null }]);
    expect(sent).toEqual([{ type: 'irsForm.copyWritten' }]);
    expect(save).toHaveBeenCalledOnce();
  });
});
