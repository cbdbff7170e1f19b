import { describe, expect, it } from 'vitest';
import { blankBusiness, businessProblems } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { viewRemoved } from '#machines/journey/views/viewApplication.ts';
import { type SignIrsFormView, viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { OTHER_PDF, PDF, PNG } from '#test/support/fixtures.ts';
import { typeAddress, AUTHORIZE, chooseEntityType, CONTINUE, typeEin } from './businessSamples.ts';
import { signedJourney } from './contractSamples.ts';
import { downloadToast, journeyAfter, visit, singleToast } from './samples.ts';

const PATH = '/sign-irs-form';
const chooseFile = (file: FileRef): JourneyEvent => ({ type: 'irsForm.fileChosen', file });
const REMOVED: JourneyEvent = { type: 'irsForm.fileRemoved' };
const REOPENED = [visit('/offers'), visit(PATH)];
const UPLOADED = singleToast('success', 'fileUploaded');
const DOWNLOADS = [downloadToast('irsForm'), downloadToast('irsFormCopy')];
const NOT_PDF = { refusal: { name: 'scan.png', content: 'png', problem: 'notPdf' } } as const;

const BLANK: SignIrsFormView = {
  viewer: 'loading',
  file: null,
  refusal: null,
  isSigned: false,
  problems: [],
  owners: blankBusiness().owners,
  copy: { business: { entityType: null, legalName: '', ein: '', address: '' }, taxYear: 2025, documentId: null },
  answers: { '1a': '', '1b': '', '3': '', '5': '', '6': '', '6a': 'X', '9': '12/31/2025' },
  isChanging: false,
};

describe('IRS form', () => {
  it.each<[string, readonly JourneyEvent[], Partial<SignIrsFormView>, (readonly object[])?]>([
    ['starts empty (R10.1, R10.3)', [], {}],
    ['accepts a PDF and reports it once (R10.4)', [chooseFile(PDF)], { file: PDF }, UPLOADED],
    ['rejects an image without a toast (R10.4)', [chooseFile(PNG)], NOT_PDF],
    ['clears a rejection after a valid file (R10.4)', [chooseFile(PNG), chooseFile(PDF)], { file: PDF }, UPLOADED],
    [
      'keeps the file when a replacement is rejected (R10.4)',
      [chooseFile(PDF), chooseFile(PNG)],
      { file: PDF, ...NOT_PDF },
      UPLOADED,
    ],
    ['lets the file be removed on a later visit (R10.4)', [chooseFile(PDF), ...REOPENED, REMOVED], {}, UPLOADED],
    ['hides the rejection on a later visit (R10.4)', [chooseFile(PNG), ...REOPENED], {}],
    ['reports downloads (R10.3)', [{ type: 'irsForm.downloaded' }, { type: 'irsForm.copyWritten' }], {}, DOWNLOADS],
  ])('%s', (_what, events, change, toasts = []) => {
    const journey = journeyAfter(PATH, events);
    expect(viewSignIrsForm(journey.snapshot())).toEqual({ ...BLANK, ...change });
    expect(journey.toasts).toEqual(toasts);
  });

  it('fills in the business details (R10.3, R18.6)', () => {
    const name: JourneyEvent = { type: 'business.fieldChanged', field: 'legalName', value: 'Quill Media, Inc.' };
    const typing = [
      chooseEntityType('corporation'),
      name,
      typeEin('123456789'),
      typeAddress('1 Main Street\nSpringfield'),
      visit(PATH),
    ];
    const { answers } = viewSignIrsForm(journeyAfter('/entity-details', typing).snapshot());
    const filled = { '1a': 'Quill Media, Inc.', '1b': '12-3456789', '3': '1 Main Street, Springfield', '6': '1120' };
    expect(answers).toEqual({ ...BLANK.answers, ...filled });
  });

  it('lists what is missing on the business form (R9.10)', () => {
    const journey = journeyAfter('/entity-details', [AUTHORIZE, CONTINUE]);
    const missing = businessProblems(blankBusiness()).filter(({ field }) => field !== 'authorization');
    expect(viewSignIrsForm(journey.snapshot()).problems).toEqual(missing);
  });

  it('cannot be changed after signing (R12.8)', async () => {
    const journey = await signedJourney([visit('/entity-details'), AUTHORIZE, visit(PATH), chooseFile(PDF)]);
    for (const event of [visit(PATH), chooseFile(OTHER_PDF), REMOVED]) journey.send(event);
    expect(viewSignIrsForm(journey.snapshot())).toMatchObject({ file: PDF, isSigned: true, problems: [] });
  });
});

const LOADED: JourneyEvent = { type: 'viewer.loaded' };
const FAILED: JourneyEvent = { type: 'viewer.failed' };
const RETRIED: JourneyEvent = { type: 'viewer.retried' };
it.each<[string, readonly JourneyEvent[], string, string]>([
  ['fails after exactly 15 seconds', [], 'loading', 'failed'],
  ['stays loaded', [LOADED], 'loaded', 'loaded'],
  ['fails when a page cannot render', [LOADED, FAILED], 'failed', 'failed'],
  ['reloads on retry with a new deadline', [FAILED, RETRIED], 'loading', 'failed'],
])('IRS form document %s (R10.1, R10.2)', (_what, events, before, after) => {
  const journey = journeyAfter(PATH, events);
  journey.clock.increment(15_000 - 1);
  expect(viewSignIrsForm(journey.snapshot()).viewer).toBe(before);
  journey.clock.increment(1);
  expect(viewSignIrsForm(journey.snapshot()).viewer).toBe(after);
});

const UNDO: JourneyEvent = { type: 'removal.undone' };
it.each<[string, readonly JourneyEvent[], object | null, object | null]>([
  ['names the removed file', [], null, { item: 'irsForm', name: PDF.name }],
  ['restores the file', [UNDO], PDF, null],
  ['is unavailable after a rejected file', [chooseFile(PNG), UNDO], null, null],
  ['is unavailable after leaving the screen', [...REOPENED, UNDO], null, null],
])('Undo on the IRS form %s (R10.4, R17.3)', (_what, events, file, removed) => {
  const { snapshot } = journeyAfter(PATH, [chooseFile(PDF), REMOVED, ...events]);
  expect(viewSignIrsForm(snapshot()).file).toEqual(file);
  expect(viewRemoved(snapshot())).toEqual(removed);
  const upload = file === null ? 'empty' : 'attached';
  expect(snapshot().matches({ screen: { signIrsForm: { upload } } })).toBe(true);
});
