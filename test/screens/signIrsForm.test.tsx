import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MAX_IRS_FORM_BYTES, PDF_LOAD_DEADLINE_MS } from '#machines/constants.ts';
import { FILES, OFFICIAL_IRS_FORM_URL, ROUTES } from '#machines/journey/routes.ts';
import { SignIrsFormScreen } from '#src/screens/signIrsForm/SignIrsFormScreen.tsx';
import { pdfViewerTells } from '#test/support/fakePdfViewer.tsx';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

vi.mock(import('#src/components/pdf/PdfViewer.tsx'), () => import('#test/support/fakePdfViewer.tsx'));

const NOT_SHOWN =
  'Unable to display the PDF. Your browser may not support embedded PDFs. You can download the form or view it on the IRS website.';
const FORM = 'Form 4506-T, demonstration copy';
const CONTINUE = { name: 'Continue' };

async function openScreen() {
  const view = renderScreen(<SignIrsFormScreen />, ROUTES.signIrsForm.path);
  await screen.findByRole('region', { name: FORM });
  const choose = async (file: File) => {
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Signed form'), file);
    await view.journey.settle();
  };
  return { ...view, choose };
}

function pdfOf(sizeBytes: number, name = 'signed.pdf', type = 'application/pdf'): File {
  const file = new File(['%PDF-'], name, { type });
  Object.defineProperty(file, 'size', { value: sizeBytes });
  return file;
}

async function expectContinues({ user, journey, sent }: Awaited<ReturnType<typeof openScreen>>): Promise<void> {
  await user.click(screen.getByRole('button', CONTINUE));
  expect(sent.at(-1)).toEqual({ type: 'irsForm.continued' });
  expect(journey.path()).toBe(ROUTES.businessVerification.path);
}

/** Links leave the page, which this environment cannot do; their events are still seen. */
async function follow({ user }: { user: ReturnType<typeof userEvent.setup> }, link: HTMLElement): Promise<void> {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(link);
}

describe('When the IRS form is loading', () => {
  it('shows an indicator and lets the creator go on (R10.1, R10.5)', async () => {
    const view = await openScreen();
    expect(screen.getByText('Loading the form').closest('[role]')?.getAttribute('role')).toBe('status');
    await expectContinues(view);
  });

  it('asks for the form under its own address (R10.1)', async () => {
    await openScreen();
    expect(screen.getByRole('region', { name: FORM }).textContent).toBe(FILES.irsForm);
  });

  it('gives up after 15 seconds (R10.2)', async () => {
    const { journey } = await openScreen();
    journey.advance(PDF_LOAD_DEADLINE_MS);
    expect(screen.getByRole('alert').textContent).toBe(NOT_SHOWN);
  });
});

describe('When the IRS form is loaded', () => {
  it('shows it without an indicator and lets the creator go on (R10.1, R10.5)', async () => {
    const view = await openScreen();
    pdfViewerTells('onLoaded');
    expect(view.sent).toEqual([{ type: 'viewer.loaded' }]);
    expect(screen.queryByText('Loading the form')).toBeNull();
    await expectContinues(view);
  });

  it('says what the form is, who gets the transcript and why a funder asks (R10.1)', async () => {
    await openScreen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Read and sign the IRS form');
    const facts = screen.getByRole('heading', { name: 'What you are looking at' }).parentElement ?? document.body;
    expect(
      within(facts)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['What the form is', 'Who gets the transcript', 'Why a funder asks']);
    expect(screen.getByText(/It is not an IRS form\. Do not file it\./).textContent).toMatch(/our own layout/);
  });

  it('downloads it as a file and says that the download started (R10.3)', async () => {
    const view = await openScreen();
    const link = screen.getByRole('link', { name: 'Download the form' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([FILES.irsForm, true]);
    await follow(view, link);
    expect(view.journey.toasts).toEqual([{ kind: 'info', key: 'downloadStarted', download: 'irsForm' }]);
  });

  it('opens the official page in a new tab and says so (R10.3)', async () => {
    await openScreen();
    const link = screen.getByRole('link', { name: 'View on the IRS website (opens in a new tab)' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      OFFICIAL_IRS_FORM_URL,
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('has no accessibility violation (R10.1)', async () => {
    const { container } = await openScreen();
    pdfViewerTells('onLoaded');
    await expectNoAxeViolations(container);
  });
});

describe('When the IRS form cannot be shown', () => {
  it('says so, offers the form elsewhere and lets the creator go on (R10.2, R10.5)', async () => {
    const view = await openScreen();
    pdfViewerTells('onFailed');
    expect(screen.getByRole('alert').textContent).toBe(NOT_SHOWN);
    const notShown = screen.getByRole('alert').parentElement ?? document.body;
    expect(
      within(notShown)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([FILES.irsForm, OFFICIAL_IRS_FORM_URL]);
    await follow(view, screen.getByRole('link', { name: 'Download the form' }));
    expect(view.sent.at(-1)).toEqual({ type: 'irsForm.downloaded' });
    await expectContinues(view);
  });

  it('tries again when asked to (R10.2)', async () => {
    const { user, sent } = await openScreen();
    pdfViewerTells('onFailed');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([{ type: 'viewer.failed' }, { type: 'viewer.retried' }]);
    expect(await screen.findByRole('region', { name: FORM })).toBe(screen.getByRole('region', { name: FORM }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no accessibility violation (R10.2)', async () => {
    const { container } = await openScreen();
    pdfViewerTells('onFailed');
    await expectNoAxeViolations(container);
  });
});

describe('When the creator uploads the signed form', () => {
  it('keeps a PDF of exactly 10 MB and shows its name and size (R10.4)', async () => {
    const { choose, journey } = await openScreen();
    await choose(pdfOf(MAX_IRS_FORM_BYTES));
    expect(journey.toasts).toEqual([{ kind: 'success', key: 'fileUploaded' }]);
    const field = within(screen.getByRole('group', { name: /Signed form/ }));
    expect(field.getByText('signed.pdf').tagName).toBe('BDI');
    expect(field.getByText('10.0 MB').textContent).toBe('10.0 MB');
  });

  it.each([
    ['a file that is not a PDF', pdfOf(5, 'notes.txt', 'text/plain'), 'Only PDF files are accepted.'],
    ['one byte more than 10 MB', pdfOf(MAX_IRS_FORM_BYTES + 1), 'File size must be less than 10MB.'],
    ['an empty file', pdfOf(0), 'This file is empty. Choose another file.'],
  ])('refuses %s in words and still lets the creator go on (R10.4, R10.5)', async (_case, file, problem) => {
    const view = await openScreen();
    await view.choose(file);
    expect(screen.getByText(problem).textContent).toBe(problem);
    expect(view.journey.context().irsForm).toBeNull();
    await expectContinues(view);
  });

  it('lets it be removed again (R10.3)', async () => {
    const { choose, user, journey } = await openScreen();
    await choose(pdfOf(1024));
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(journey.context().irsForm).toBeNull();
    expect(screen.queryByText('signed.pdf')).toBeNull();
  });

  it('takes a dropped file too (R10.3)', async () => {
    const { journey } = await openScreen();
    fireEvent.change(screen.getByLabelText('Signed form'), { target: { files: [pdfOf(2048, 'dropped.pdf')] } });
    await vi.waitFor(() => expect(journey.context().irsForm?.name).toBe('dropped.pdf'));
  });
});
