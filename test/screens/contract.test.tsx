import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONGRATULATIONS_DELAY_MS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { CONTRACT_DUTIES } from '#src/content/contractDuties.ts';
import { CONTRACT_TERMS } from '#src/content/contractTerms.ts';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { pdfViewerTells } from '#test/support/fakePdfViewer.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

vi.mock(import('#src/components/pdf/PdfViewer.tsx'), () => import('#test/support/fakePdfViewer.tsx'));
vi.mock('#src/components/Confetti.tsx', () => ({
  Confetti: ({ pieces }: { pieces: number }) => <p>{`${pieces} pieces of confetti`}</p>,
}));

const STRICT: JourneyOptions = { policy: { requireContractScroll: true } };
const SUBMIT = { name: 'Submit signed contract' };
const TO_DASHBOARD = { name: 'Continue to Dashboard' };

const NOW = '2026-11-21T09:20:00Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openScreen(options: JourneyOptions = {}) {
  const view = renderScreen(<ContractScreen />, ROUTES.contract.path, options);
  await screen.findByRole('region', { name: 'Contract' });
  await view.journey.settle();
  return view;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /agree to its terms/ });
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
const submitButton = () => screen.getByRole('button', SUBMIT);
const isBlocked = () => submitButton().getAttribute('aria-disabled') === 'true';

async function signByKeyboard({ user }: Awaited<ReturnType<typeof openScreen>>): Promise<void> {
  box().focus();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard('Dana Example{Enter}');
}

async function congratulate(options: JourneyOptions = {}) {
  const view = await openScreen(options);
  await signByKeyboard(view);
  await view.journey.settle();
  view.journey.advance(CONGRATULATIONS_DELAY_MS);
  return view;
}

describe('When the contract is shown', () => {
  it('asks for it under its own address and shows its document id (R12.1)', async () => {
    await openScreen();
    expect(screen.getByRole('region', { name: 'Contract' }).textContent).toBe(FILES.contract);
    expect(screen.getByText('CCA-123456').tagName).toBe('DD');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review and sign your contract');
  });

  it('shows a loading indicator until it is there (R12.1)', async () => {
    const { sent } = await openScreen();
    expect(screen.getByRole('status').textContent).toBe('Loading the contract');
    pdfViewerTells('onLoaded');
    expect(sent).toEqual([{ type: 'viewer.loaded' }]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('downloads it as a file and says that the download started (R12.1)', async () => {
    const { user, journey } = await openScreen();
    const link = screen.getByRole('link', { name: 'Download the contract' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([FILES.contract, true]);
    expect(journey.toasts).toEqual([{ kind: 'info', key: 'downloadStarted', download: 'contract' }]);
  });

  it('says when no document id could be drawn and blocks the submission (R12.1)', async () => {
    const { user } = await openScreen({ outside: { issueDocumentNumber: { reject: new Error('no number') } } });
    expect(screen.getByRole('alert').textContent).toMatch(/^This contract has no document id/);
    await user.click(box());
    await user.type(nameField(), 'Dana Example');
    expect(isBlocked()).toBe(true);
    expect(screen.queryAllByText('The document id is still missing.')).toHaveLength(1);
  });

  it('has no accessibility violation (R12.1)', async () => {
    const { container } = await openScreen();
    await expectNoAxeViolations(container);
  });
});

describe('When the contract cannot be shown', () => {
  it('gives its whole text in the same place, with another try (R12.7)', async () => {
    const { user, sent } = await openScreen();
    pdfViewerTells('onFailed');
    const text = within(screen.getByRole('region', { name: 'Contract' }));
    const headings = text.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
    const sections = [...CONTRACT_TERMS, ...CONTRACT_DUTIES].map(({ heading }, index) => `${index + 1}. ${heading}`);
    expect(headings).toEqual(['Summary of the purchase', ...sections, 'Signatures', 'Certificate of signature']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent.at(-1)).toEqual({ type: 'viewer.retried' });
  });

  it('counts as read at the end of its text, not before (R12.2, R12.7)', async () => {
    const measures = { clientHeight: 500, scrollHeight: 9000, scrollTop: 0 };
    for (const name of ['clientHeight', 'scrollHeight', 'scrollTop'] as const) {
      vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => measures[name]);
    }
    const { sent } = await openScreen(STRICT);
    pdfViewerTells('onFailed');
    expect(box().disabled).toBe(true);
    measures.scrollTop = 9000 - 500 - 30;
    fireEvent.scroll(screen.getByRole('region', { name: 'Contract' }));
    expect(sent.at(-1)).toEqual({ type: 'contract.scrolledToEnd', at: '2026-11-21T09:20:00+00:00' });
    expect(box().disabled).toBe(false);
  });

  it('has no accessibility violation (R12.7)', async () => {
    const { container } = await openScreen();
    pdfViewerTells('onFailed');
    await expectNoAxeViolations(container);
  });
});

describe('When the contract has to be read to its end', () => {
  it('locks the box, says why, and opens it at the end (R12.2)', async () => {
    await openScreen(STRICT);
    expect(box().disabled).toBe(true);
    expect(screen.queryAllByText('Scroll to the end of the contract to tick this box.')).toHaveLength(1);
    pdfViewerTells('onLoaded');
    pdfViewerTells('onScrolledToEnd');
    expect(box().disabled).toBe(false);
    expect(screen.queryByText('Scroll to the end of the contract to tick this box.')).toBeNull();
  });
});

describe('When the contract is signed', () => {
  it('opens the name with the box, and the submission with the name (R12.3, R12.4)', async () => {
    const { user } = await openScreen();
    expect(nameField().autocomplete).toBe('name');
    const standing = () => ({ box: box().checked, isNameOpen: !nameField().disabled, isBlocked: isBlocked() });
    expect(standing()).toEqual({ box: false, isNameOpen: false, isBlocked: true });
    await user.click(box());
    expect(standing()).toEqual({ box: true, isNameOpen: true, isBlocked: true });
    await user.type(nameField(), '   ');
    expect(standing()).toEqual({ box: true, isNameOpen: true, isBlocked: true });
    await user.type(nameField(), 'Dana');
    expect(standing()).toEqual({ box: true, isNameOpen: true, isBlocked: false });
    await user.click(box());
    expect(standing()).toEqual({ box: false, isNameOpen: false, isBlocked: true });
  });

  it.each([
    ['a box that is not ticked', 'Tick the box to go on.', false],
    ['a name that is missing', 'Type your full name to go on.', true],
  ])('is not submitted with %s, and says so (R12.4)', async (_case, reason, isTicked) => {
    const { user, sent } = await openScreen();
    if (isTicked) await user.click(box());
    await user.click(submitButton());
    expect(screen.queryAllByText(reason)).toHaveLength(1);
    expect(sent.filter(({ type }) => type === 'contract.submitted')).toEqual([]);
  });

  it('is submitted by keyboard alone, once, and shows that it is busy (R12.4, R12.5)', async () => {
    const view = await openScreen({ outside: { signContract: 'never' } });
    await signByKeyboard(view);
    expect([nameField().readOnly, box().getAttribute('aria-disabled')]).toEqual([true, 'true']);
    expect(document.activeElement).toBe(nameField());
    const busy = screen.getByRole('button', { name: 'Submitting...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await view.user.click(busy);
    expect(view.sent.filter(({ type }) => type === 'contract.submitted')).toEqual([{ type: 'contract.submitted' }]);
  });

  it('stays as typed when signing fails, ready for another try (R12.5)', async () => {
    const view = await openScreen({ outside: { signContract: { reject: new Error('offline') } } });
    await signByKeyboard(view);
    await view.journey.settle();
    expect([box().checked, nameField().value, isBlocked()]).toEqual([true, 'Dana Example', false]);
    expect(view.journey.toasts).toEqual([{ kind: 'error', key: 'somethingWentWrong' }]);
  });
});

describe('When the contract has been signed', () => {
  it('congratulates after 300 milliseconds with 500 pieces of confetti (R12.5)', async () => {
    const view = await openScreen();
    await signByKeyboard(view);
    await view.journey.settle();
    view.journey.advance(CONGRATULATIONS_DELAY_MS - 10);
    expect(screen.queryByRole('dialog')).toBeNull();
    view.journey.advance(10);
    const dialog = screen.getByRole('dialog', { name: 'Congratulations!' });
    expect(within(dialog).getByText('CCA-123456').tagName).toBe('DD');
    expect(screen.queryAllByText('500 pieces of confetti')).toHaveLength(1);
    expect(view.journey.toasts).toEqual([{ kind: 'success', key: 'contractSigned' }]);
  });

  it('puts the focus on the way on and stays open until it is taken (R12.6)', async () => {
    const { user, sent, journey } = await congratulate();
    const onward = screen.getByRole('button', TO_DASHBOARD);
    await vi.waitFor(() => expect(document.activeElement).toBe(onward));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog').contains(onward)).toBe(true);
    await user.keyboard('{Enter}');
    expect(sent.at(-1)).toEqual({ type: 'contract.dashboardOpened' });
    expect(journey.path()).toBe(ROUTES.dashboard.path);
  });

  it('has no accessibility violation in the dialog (R12.5)', async () => {
    await congratulate();
    await expectNoAxeViolations(screen.getByRole('dialog'));
  });

  it('is shown as signed later and cannot be signed again (R12.8)', async () => {
    const { user, journey } = await congratulate();
    await user.click(screen.getByRole('button', TO_DASHBOARD));
    journey.send({ type: 'navigation.backRequested' });
    await journey.settle();
    expect(screen.queryAllByText('This contract is signed')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Choose an offer' })).toBeNull();
    expect(['checkbox', 'textbox', 'dialog'].flatMap((role) => screen.queryAllByRole(role))).toEqual([]);
    await user.click(screen.getByRole('button', TO_DASHBOARD));
    expect(journey.path()).toBe(ROUTES.dashboard.path);
  });
});
