import { describe, expect, it } from 'vitest';
import { blankBusiness, businessProblems } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events.ts';
import { viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { journeyAt } from '#test/support/journeyAt.ts';
import { expectRefused, OTHER_PDF, PDF, PNG } from './samples.ts';

const chosen = (file: FileRef): JourneyEvent => ({ type: 'irsForm.fileChosen', file });
const UPLOADED = { kind: 'success', key: 'fileUploaded' };

const after = (...events: readonly JourneyEvent[]) => {
  const journey = journeyAt('/sign-irs-form');
  for (const event of events) journey.send(event);
  return journey;
};
const upload = (journey: ReturnType<typeof after>) => {
  const { file, refusal } = viewSignIrsForm(journey.snapshot());
  return { file, refusal };
};

describe('When in signIrsForm', () => {
  it('loads the form, with nothing uploaded, and tells where it can be had (R10.1, R10.3)', () => {
    const journey = after();
    expect(journey.where().screen).toEqual({ signIrsForm: { viewer: 'loading', upload: 'empty' } });
    expect(viewSignIrsForm(journey.snapshot())).toEqual({
      viewer: 'loading',
      formUrl: '/forms/f4506t.pdf',
      officialUrl: 'https://www.irs.gov/pub/irs-pdf/f4506t.pdf',
      file: null,
      refusal: null,
      problems: [],
      owners: blankBusiness().owners,
      taxReturnYear: 2025,
      copy: { business: { entityType: null, ein: '', address: '' }, taxYear: 2025, documentId: null },
      answers: { '1b': '', '3': '', '5': '', '6': '', '6a': 'X', '9': '12/31/2025' },
      isChanging: false,
    });
  });

  it('fills in the lines that the business details answer (R10.3)', () => {
    const journey = journeyAt('/entity-details');
    journey.send({ type: 'business.entityTypeChosen', entityType: 'corporation' });
    journey.send({ type: 'business.fieldChanged', field: 'ein', value: '123456789' });
    journey.send({ type: 'business.fieldChanged', field: 'address', value: '1 Main Street\nSpringfield' });
    journey.open('/sign-irs-form');
    expect(viewSignIrsForm(journey.snapshot()).answers).toEqual({
      '1b': '12-3456789',
      '3': '1 Main Street, Springfield',
      '5': '',
      '6': '1120',
      '6a': 'X',
      '9': '12/31/2025',
    });
  });

  it('lists what is missing after the creator went on all the same (R9.10)', () => {
    const journey = journeyAt('/entity-details');
    journey.send({ type: 'business.authorizationChanged', isGiven: true });
    journey.send({ type: 'business.continued' });
    const { business } = journey.context();
    expect(viewSignIrsForm(journey.snapshot()).problems).toEqual(businessProblems(business));
    expect(businessProblems(business)).toHaveLength(11);
  });

  it('says once that the download of a filled-in copy has started (R10.3)', () => {
    const toast = { kind: 'info', key: 'downloadStarted', download: 'irsFormCopy' };
    expect(after({ type: 'irsForm.copyWritten' }).toasts).toEqual([toast]);
  });

  it('says once for each download that it has started (R10.3)', () => {
    const toast = { kind: 'info', key: 'downloadStarted', download: 'irsForm' };
    expect(after({ type: 'irsForm.downloaded' }).toasts).toEqual([toast]);
  });

  it.each<[string, readonly JourneyEvent[]]>([
    ['nothing was uploaded', []],
    ['a file was refused', [chosen(PNG)]],
    ['a form was uploaded', [chosen(PDF)]],
    ['the form cannot be shown', [{ type: 'viewer.failed' }]],
  ])('goes on to the verification when %s (R10.5)', (_what, events) => {
    expect(after(...events, { type: 'irsForm.continued' }).path()).toBe('/business-verification');
  });
});

describe('When in signIrsForm.upload.empty', () => {
  it('takes a PDF and says so once (R10.4)', () => {
    const journey = after(chosen(PDF));
    expect(journey.where().screen).toEqual({ signIrsForm: { viewer: 'loading', upload: 'attached' } });
    expect(upload(journey)).toEqual({ file: PDF, refusal: null });
    expect(journey.toasts).toEqual([UPLOADED]);
  });

  it.each([
    ['a picture', PNG, 'notPdf'],
    ['a file that only calls itself a PDF', { ...PDF, content: 'other' }, 'notPdf'],
    ['an empty file', { ...PDF, sizeBytes: 0 }, 'empty'],
    ['a PDF one byte over 10 MB', { ...PDF, sizeBytes: 10_485_761 }, 'tooLarge'],
    ['a file that cannot be read', { ...PDF, content: 'unreadable' }, 'unreadable'],
  ] as const)('refuses %s, tells why beside the field and not in a message (R10.4)', (_kind, file, problem) => {
    const journey = after(chosen(file));
    expect(journey.where().screen).toEqual({ signIrsForm: { viewer: 'loading', upload: 'refused' } });
    expect(upload(journey)).toEqual({ file: null, refusal: { name: file.name, problem } });
    expect(journey.toasts).toEqual([]);
  });

  it('takes a PDF of exactly 10 MB (R10.4)', () => {
    const file = { ...PDF, sizeBytes: 10_485_760 };
    expect(upload(after(chosen(file)))).toEqual({ file, refusal: null });
  });

  it('has nothing to remove (R10.4)', () => {
    expectRefused(after(), { type: 'irsForm.fileRemoved' });
  });
});

describe('When in signIrsForm.upload.refused', () => {
  it('takes a good file after all, and the reason is gone (R10.4)', () => {
    const journey = after(chosen(PNG), chosen(PDF));
    expect(upload(journey)).toEqual({ file: PDF, refusal: null });
    expect(journey.toasts).toEqual([UPLOADED]);
  });

  it('tells the reason of the last refusal (R10.4)', () => {
    const empty = { ...PDF, name: 'empty.pdf', sizeBytes: 0 };
    expect(upload(after(chosen(PNG), chosen(empty)))).toEqual({
      file: null,
      refusal: { name: 'empty.pdf', problem: 'empty' },
    });
  });
});

describe('When in signIrsForm.upload.attached', () => {
  it('is replaced by another PDF, which is said too (R10.4)', () => {
    const journey = after(chosen(PDF), chosen(OTHER_PDF));
    expect(upload(journey)).toEqual({ file: OTHER_PDF, refusal: null });
    expect(journey.toasts).toEqual([UPLOADED, UPLOADED]);
  });

  it('stays when the replacement is refused (R10.4)', () => {
    const journey = after(chosen(PDF), chosen(PNG));
    expect(journey.where().screen).toEqual({ signIrsForm: { viewer: 'loading', upload: 'attached' } });
    expect(upload(journey)).toEqual({ file: PDF, refusal: { name: 'scan.png', problem: 'notPdf' } });
  });

  it('can be removed, with the reason of a refusal (R10.4)', () => {
    const journey = after(chosen(PDF), chosen(PNG), { type: 'irsForm.fileRemoved' });
    expect(journey.where().screen).toEqual({ signIrsForm: { viewer: 'loading', upload: 'empty' } });
    expect(upload(journey)).toEqual({ file: null, refusal: null });
  });

  it('is still there when the screen is opened again (R10.4)', () => {
    const journey = after(chosen(PDF));
    journey.open('/offers');
    journey.open('/sign-irs-form');
    expect(journey.where().screen).toEqual({ signIrsForm: { viewer: 'loading', upload: 'attached' } });
  });
});
