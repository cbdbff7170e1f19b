import { describe, expect, it } from 'vitest';
import { blankBusiness, businessProblems } from '#machines/domain/business.ts';
import type { FileRef } from '#machines/domain/documents.ts';
import type { JourneyEvent } from '#machines/journey/events/events.ts';
import { type SignIrsFormView, viewSignIrsForm } from '#machines/journey/views/viewSignIrsForm.ts';
import { address, AUTHORIZE, choose, CONTINUED, ein } from './businessSamples.ts';
import { contractSigned } from './contractSamples.ts';
import { OTHER_PDF, PDF, PNG } from '#test/support/fixtures.ts';
import { downloading, journeyAfter, opened, says } from './samples.ts';

const chosen = (file: FileRef): JourneyEvent => ({ type: 'irsForm.fileChosen', file });
const REMOVED: JourneyEvent = { type: 'irsForm.fileRemoved' };
const REOPENED = [opened('/offers'), opened('/sign-irs-form')];
const UPLOADED = says('success', 'fileUploaded');
const TWICE = [...UPLOADED, ...UPLOADED];
const NOT_PDF = { refusal: { name: 'scan.png', content: 'png', problem: 'notPdf' } } as const;
const EMPTY = { refusal: { name: 'empty.pdf', content: 'pdf', problem: 'empty' } } as const;

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
const EMPTY_PDF = { ...PDF, name: 'empty.pdf', sizeBytes: 0 };

describe('The IRS form', () => {
  it.each<[string, readonly JourneyEvent[], Partial<SignIrsFormView>, (readonly object[])?]>([
    ['loads, with nothing to remove, and tells where it can be had (R10.1, R10.3)', [REMOVED], {}],
    ['takes a PDF and says so once (R10.4)', [chosen(PDF)], { file: PDF }, UPLOADED],
    ['refuses a picture beside the field, not in a message (R10.4)', [chosen(PNG)], NOT_PDF],
    ['tells the reason of the last refusal (R10.4)', [chosen(PNG), chosen(EMPTY_PDF)], EMPTY],
    ['forgets the reason with a good file (R10.4)', [chosen(PNG), chosen(PDF)], { file: PDF }, UPLOADED],
    ['takes another PDF instead (R10.4)', [chosen(PDF), chosen(OTHER_PDF)], { file: OTHER_PDF }, TWICE],
    ['keeps the file before a refusal (R10.4)', [chosen(PDF), chosen(PNG)], { file: PDF, ...NOT_PDF }, UPLOADED],
    ['can be removed, with the reason of a refusal (R10.4)', [chosen(PDF), chosen(PNG), REMOVED], {}, UPLOADED],
    ['is still there when the screen is opened again (R10.4)', [chosen(PDF), ...REOPENED], { file: PDF }, UPLOADED],
    ['can be removed then too (R10.4)', [chosen(PDF), ...REOPENED, REMOVED], {}, UPLOADED],
    ['repeats no old refusal when it is opened again (R10.4)', [chosen(PNG), ...REOPENED], {}],
    [
      'says once for each download, of the form or of a filled-in copy, that it has started (R10.3)',
      [{ type: 'irsForm.downloaded' }, { type: 'irsForm.copyWritten' }],
      {},
      [downloading('irsForm'), downloading('irsFormCopy')],
    ],
  ])('%s', (_what, events, shown, toasts = []) => {
    const journey = journeyAfter('/sign-irs-form', events);
    expect([viewSignIrsForm(journey.snapshot()), journey.toasts]).toEqual([{ ...BLANK, ...shown }, toasts]);
  });

  it('fills in the lines that the business details answer, and lists nothing before Continue (R9.10, R10.3, R18.6)', () => {
    const named: JourneyEvent = { type: 'business.fieldChanged', field: 'legalName', value: 'Quill Media, Inc.' };
    const typing = [choose('corporation'), named, ein('123456789'), address('1 Main Street\nSpringfield')];
    const journey = journeyAfter('/entity-details', [...typing, opened('/sign-irs-form')]);
    const { answers, problems } = viewSignIrsForm(journey.snapshot());
    const known = { '1a': 'Quill Media, Inc.', '1b': '12-3456789', '3': '1 Main Street, Springfield', '6': '1120' };
    expect([answers, problems]).toEqual([{ ...BLANK.answers, ...known }, []]);
  });

  it('lists what is missing after the creator went on all the same (R9.10)', () => {
    const journey = journeyAfter('/entity-details', [AUTHORIZE, CONTINUED]);
    const missing = businessProblems(blankBusiness()).filter(({ field }) => field !== 'authorization');
    expect(viewSignIrsForm(journey.snapshot()).problems).toEqual(missing);
  });

  it('leads on to the verification although a file was refused and the form cannot be shown (R10.5)', () => {
    const events: readonly JourneyEvent[] = [chosen(PNG), { type: 'viewer.failed' }, { type: 'irsForm.continued' }];
    expect(journeyAfter('/sign-irs-form', events).path()).toBe('/business-verification');
  });
});

it('The IRS form stays as it was signed with, whatever is sent (R12.8)', async () => {
  const journey = await contractSigned([opened('/entity-details'), AUTHORIZE, opened('/sign-irs-form'), chosen(PDF)]);
  for (const event of [opened('/sign-irs-form'), chosen(OTHER_PDF), REMOVED]) journey.send(event);
  const { file, isSigned, problems } = viewSignIrsForm(journey.snapshot());
  expect([file, isSigned, problems]).toEqual([PDF, true, []]);
});
