import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILES, OFFICIAL_IRS_FORM_URL, ROUTES } from '#machines/journey/routes.ts';
import * as saving from '#src/components/saveFile.ts';
import { SignIrsFormScreen } from '#src/screens/signIrsForm/SignIrsFormScreen.tsx';
import * as form from '#test/journey/businessSamples.ts';
import { PDF } from '#test/support/fixtures.ts';
import { pdfViewerReports, pictureComes, showFakePdfViewer } from '#test/support/fakePdfViewer.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { renderScreen } from '#test/support/renderScreen.tsx';
import { allWords, attributesOf, button, link, linksIn, partOf, said, shownOf, wordsOf } from './seen.ts';

const FORM = 'Form 4506-T, demonstration copy';
const NOT_SHOWN =
  'Unable to display the PDF. Your browser may not support embedded PDFs. You can download the form or view it on the IRS website.';
const OFFICIAL = 'View on the IRS website (new tab)';
const WAYS_ON = ['Continue', 'Continue anyway'];

let load: ReturnType<typeof showFakePdfViewer>;

beforeEach(() => void (load = showFakePdfViewer()));
afterEach(() => {
  vi.restoreAllMocks();
});

async function openScreen() {
  const view = renderScreen(<SignIrsFormScreen />, ROUTES.signIrsForm.path);
  pictureComes();
  await screen.findByRole('region', { name: FORM });
  return view;
}

const documentPlace = () => partOf('group', FORM);

describe('the IRS form', () => {
  it('is asked for under its own address, with an indicator until it is there (R10.1)', async () => {
    const { sent } = await openScreen();
    expect(screen.getByRole('region', { name: FORM }).textContent).toBe(FILES.irsForm);
    expect(allWords('status', documentPlace())).toEqual(['Loading the form']);
    pdfViewerReports('onLoaded');
    expect([sent, allWords('status', documentPlace())]).toEqual([[{ type: 'viewer.loaded' }], []]);
  });

  it('is page one as a picture on a phone, and the viewer is fetched when the PDF is asked for (R10.1)', async () => {
    matchMediaQuery('(max-width: 47.99em)');
    const { sent, user } = renderScreen(<SignIrsFormScreen />, ROUTES.signIrsForm.path);
    pictureComes();
    expect(attributesOf(screen.getByRole('img', { name: 'Page 1, as a picture' }), 'src')).toEqual([
      FILES.irsFormPicture,
    ]);
    expect([sent, load.mock.calls, allWords('status', documentPlace())]).toEqual([[{ type: 'viewer.loaded' }], [], []]);
    await user.click(button('Show the PDF'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: FORM }));
    await screen.findByRole('region', { name: FORM });
    pdfViewerReports('onLoaded');
    expect(sent.slice(1)).toEqual([{ type: 'viewer.requested' }, { type: 'viewer.loaded' }]);
    expect(screen.queryByRole('img', { name: 'Page 1, as a picture' })).toBeNull();
  });

  it('is explained, and downloaded as a file; the official page opens in a new tab (R10.1, R10.3)', async () => {
    const { sent, user } = await openScreen();
    expect(said('heading')).toBe('Read and sign the IRS form, Fill it in for me, About this form');
    expect(said('term')).toMatch(/What the form is, Who gets the transcript, Why a funder asks$/);
    expect(shownOf(["Don't send this demo copy to the IRS."])).toHaveLength(1);
    expect(shownOf(['You do. The IRS mails it to your address of record.'])).toHaveLength(1);
    expect(attributesOf(link('Download the form'), 'href', 'download')).toEqual([FILES.irsForm, '']);
    const ofNewTab = [OFFICIAL_IRS_FORM_URL, '_blank', 'noopener noreferrer'];
    expect(attributesOf(link(OFFICIAL), 'href', 'target', 'rel')).toEqual(ofNewTab);
    await user.click(link('Download the form'));
    expect(sent).toEqual([{ type: 'irsForm.downloaded' }]);
  });

  it.each([null, 'onLoaded', 'onFailed'] as const)('lets the creator go on after %s (R10.5)', async (reported) => {
    const { sent, user } = await openScreen();
    if (reported !== null) pdfViewerReports(reported);
    await user.click(button('Continue'));
    expect(sent.at(-1)).toEqual({ type: 'irsForm.continued' });
  });

  it('that cannot be shown says so in its place, offers other ways and another try (R10.2)', async () => {
    const { sent, user } = await openScreen();
    pdfViewerReports('onFailed');
    expect(allWords('alert')).toEqual([NOT_SHOWN]);
    const ways = ['Download the form', FILES.irsForm, OFFICIAL, OFFICIAL_IRS_FORM_URL];
    expect([linksIn(documentPlace()).flat(), link('Download the form').textContent]).toEqual([ways, ways[0]]);
    await user.click(button('Try again'));
    expect(sent).toEqual([{ type: 'viewer.failed' }, { type: 'viewer.retried' }]);
    await documentPlace().findByRole('region', { name: FORM });
    expect(allWords('alert')).toEqual([]);
  });
});

describe('the signed form', () => {
  const group = () => screen.getByRole('group', { name: /Signed form/ });

  it('is optional, chosen with its name and size shown, and removed again (R10.3, R10.4)', async () => {
    const { sent, user } = await openScreen();
    expect(group().querySelector('legend')?.textContent).toBe('Signed form Optional');
    const file = new File(['%PDF-'], 'signed.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Signed form'), file);
    await screen.findByText('signed.pdf');
    expect(shownOf(['5 bytes'])).toEqual(['5 bytes']);
    await user.click(button(/^Remove/));
    expect(sent.map(({ type }) => type)).toEqual(['irsForm.fileChosen', 'irsForm.fileRemoved']);
    expect(wordsOf(group().querySelectorAll('bdi'))).toEqual([]);
  });

  it('has beside it why a file was refused (R10.4)', async () => {
    const { journey } = await openScreen();
    journey.send({ type: 'irsForm.fileChosen', file: { ...PDF, content: 'word' } });
    expect(wordsOf(group().querySelectorAll('[aria-live] p'))).toEqual([
      `“${PDF.name}” was not added. Only PDF files are accepted. This is a Word document. Open it, save or export it as a PDF, then choose that.`,
    ]);
  });
});

describe('the form filled in for the creator', () => {
  const download = () => button('Download the filled-in copy');
  const lines = () =>
    [
      ...(screen.getByRole('heading', { name: 'Fill it in for me' }).closest('details')?.querySelectorAll('dt') ?? []),
    ].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  async function openWithBusiness() {
    const view = await openScreen();
    view.journey.open(ROUTES.entityDetails.path);
    const typing = [form.choose('llc'), form.ein('123456789'), form.address('1 Main Street\nSpringfield')];
    for (const event of typing) view.journey.send(event);
    view.journey.open(ROUTES.signIrsForm.path);
    return view;
  }

  it('shows its lines as they will be written, with the EIN masked and no return of an LLC (R9.2, R10.3, R18.6)', async () => {
    await openWithBusiness();
    expect(lines()).toEqual([
      ['1a Name on the tax return', 'Blank: the legal name is missing. Enter the legal name'],
      ['1b First taxpayer number on the return', '••-•••6789ending in 6789Show the EIN'],
      ['3 Current name and address', '1 Main Street, Springfield'],
      ['5 Customer file number', 'Left blank.'],
      ['6 Number of the tax form', "Left blank: add your LLC's tax form number."],
      ['6a Return transcript', 'Checked'],
      ['9 Years or periods, by their last day', '12/31/2025'],
    ]);
  });

  it('says of each blank line why it is blank, and leads to the field (R9.9, R10.3)', async () => {
    const { sent, user } = await openScreen();
    expect(lines().map(([, answer]) => answer)).toEqual([
      'Blank: the legal name is missing. Enter the legal name',
      'Blank: the EIN is missing. Enter the EIN',
      'Blank: the address is missing. Enter the address',
      'Left blank.',
      'Blank: the entity type is missing. Select the entity type',
      'Checked',
      '12/31/2025',
    ]);
    for (const name of ['Enter the legal name', 'Enter the EIN', 'Enter the address', 'Select the entity type']) {
      expect(link(name).getAttribute('href')).toBe(ROUTES.entityDetails.path);
      await user.click(link(name));
    }
    const fields = ['legalName', 'ein', 'address', 'entityType'];
    expect(sent).toEqual(fields.map((field) => ({ type: 'business.fieldRequested', field })));
  });

  it('is written and saved on request, and tried again when it could not be (R10.3)', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
    const { documentWriter, sent, user } = await openWithBusiness();
    const before = sent.length;
    vi.spyOn(documentWriter, 'irsFormCopy').mockRejectedValueOnce(new Error('offline'));
    await user.click(download());
    await screen.findByText(/^The copy could not be written\./);
    expect([sent.slice(before), save.mock.calls]).toEqual([[], []]);
    await user.click(download());
    await screen.findByText('Saved with your downloads.');
    const business = { entityType: 'llc', legalName: '', ein: '123456789', address: '1 Main Street\nSpringfield' };
    expect(documentWriter.requested).toEqual([{ business, taxYear: 2025, documentId: null }]);
    expect(sent.slice(before)).toEqual([{ type: 'irsForm.copyWritten' }]);
    expect(save).toHaveBeenCalledOnce();
  });
});

it('going on with something missing lists what is missing, each line leading back to its field, and is named for it (R9.9, R9.10, R10.5)', async () => {
  const { journey, sent, user } = await openScreen();
  journey.open(ROUTES.entityDetails.path);
  for (const event of [form.AUTHORIZE, form.CONTINUED]) journey.send(event);
  const links = linksIn(partOf('region', 'Still to do'));
  expect([links.length, links[1]]).toEqual([11, ['Enter the EIN.', ROUTES.entityDetails.path]]);
  expect(shownOf(WAYS_ON)).toEqual(['Continue anyway']);
  await user.click(link('Enter the EIN.'));
  expect(sent.at(-1)).toEqual({ type: 'business.fieldRequested', field: 'ein' });
});
