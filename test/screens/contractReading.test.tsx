import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONGRATULATIONS_DELAY_MS } from '#machines/constants.ts';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { saveFile } from '#src/components/saveFile.ts';
import { ContractScreen } from '#src/screens/contract/ContractScreen.tsx';
import { pdfViewerTells } from '#test/support/fakePdfViewer.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { expectNoAxeViolations, renderScreen } from '#test/support/renderScreen.tsx';

vi.mock(import('#src/components/pdf/PdfViewer.tsx'), () => import('#test/support/fakePdfViewer.tsx'));
vi.mock('#src/components/Confetti.tsx', () => ({ Confetti: () => null }));
vi.mock(import('#src/components/saveFile.ts'), () => ({ saveFile: vi.fn() }));

const STRICT: JourneyOptions = { policy: { requireContractScroll: true } };
const LONG = { clientHeight: 500, scrollHeight: 9000, scrollTop: 0 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:20:00Z') });
  Element.prototype.scrollTo = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(saveFile).mockReset();
});

async function openScreen(options: JourneyOptions = {}) {
  const view = renderScreen(<ContractScreen />, ROUTES.contract.path, options);
  await screen.findByText(FILES.contract);
  await view.journey.settle();
  return view;
}

const region = () => screen.getByRole('region', { name: 'Contract' });
const textShown = () => within(region()).queryByRole('heading', { name: /^Purchase and sale of future receipts/ });

describe('When the contract is read as text', () => {
  it('shows its whole text in the same place, and the PDF again when asked (R12.7)', async () => {
    const { user } = await openScreen();
    expect(region().textContent).toBe(FILES.contract);
    await user.click(screen.getByRole('button', { name: 'Read as text' }));
    expect(textShown()?.tagName).toBe('H3');
    const back = screen.getByRole('button', { name: 'Show the PDF' });
    expect(document.activeElement).toBe(back);
    await user.click(back);
    expect(textShown()).toBeNull();
  });

  it('lets the PDF go on loading unseen, out of reach (R12.1)', async () => {
    const { sent, user } = await openScreen();
    await user.click(screen.getByRole('button', { name: 'Read as text' }));
    const viewer = screen.getByText(FILES.contract);
    expect(viewer.closest('[inert]')?.contains(viewer)).toBe(true);
    pdfViewerTells('onLoaded');
    expect(sent.at(-1)).toEqual({ type: 'viewer.loaded' });
  });

  it('offers no PDF that cannot be shown (R12.7)', async () => {
    await openScreen();
    pdfViewerTells('onFailed');
    expect(screen.queryByRole('button', { name: /Read as text|Show the PDF/ })).toBeNull();
    expect(textShown()?.tagName).toBe('H3');
  });

  it('counts as read at its end only where it is seen (R12.2)', async () => {
    const { sent, user } = await openScreen(STRICT);
    expect(sent.filter(({ type }) => type === 'contract.scrolledToEnd')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read as text' }));
    expect(sent.at(-1)).toEqual({ type: 'contract.scrolledToEnd', at: '2026-11-21T09:20:00+00:00' });
  });

  it('has no accessibility violation (R12.7)', async () => {
    const { container, user } = await openScreen();
    await user.click(screen.getByRole('button', { name: 'Read as text' }));
    await expectNoAxeViolations(container);
  });
});

describe('When the reader skips to the end', () => {
  it.each([
    ['the PDF', false],
    ['the text', true],
  ])('scrolls %s to its end by keyboard and goes on there (R12.2)', async (_what, isText) => {
    for (const name of ['clientHeight', 'scrollHeight', 'scrollTop'] as const) {
      vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => LONG[name]);
    }
    const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openScreen(STRICT);
    if (isText) await user.click(screen.getByRole('button', { name: 'Read as text' }));
    screen.getByRole('button', { name: 'Skip to the end' }).focus();
    await user.keyboard('{Enter}');
    const { contexts, calls } = vi.mocked(Element.prototype.scrollTo).mock;
    expect([contexts.at(-1), calls.at(-1)]).toEqual([region(), [{ top: 9000 }]]);
    expect(document.activeElement).toBe(region());
    expect([broughtIntoView.mock.contexts.at(-1), broughtIntoView.mock.lastCall]).toEqual([
      region(),
      [{ block: 'end' }],
    ]);
  });
});

describe('When the contract has been signed', () => {
  async function sign() {
    const view = renderScreen(<ContractScreen />, ROUTES.offers.path);
    view.journey.send({ type: 'offers.selected', offerId: '6-month' });
    view.journey.open(ROUTES.contract.path);
    await view.journey.settle();
    await view.user.click(screen.getByRole('checkbox'));
    await view.user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Dana Example{Enter}');
    await view.journey.settle();
    view.journey.advance(CONGRATULATIONS_DELAY_MS);
    return { ...view, dialog: within(screen.getByRole('dialog')) };
  }

  it('shows the dollars, the document id and what happens next (R12.5)', async () => {
    const { dialog } = await sign();
    expect(dialog.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
      '$450,000',
      'in one advance. You repay $500,000 from your Patreon payouts.',
      'CCA-123456',
    ]);
    expect(dialog.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'You connect the bank account that receives the advance.',
      'Funding typically begins within 24-48 hours of contract execution.',
      'Then 90% of each payout goes to repayment and 10% is paid to you.',
    ]);
  });

  it('saves the signed copy from the dialog and from the screen, and says so (R12.1, R12.8)', async () => {
    const { dialog, journey, papers, sent, user } = await sign();
    await user.click(dialog.getByRole('button', { name: 'Download your signed copy' }));
    const copy = {
      documentId: 'CCA-123456',
      signature: 'Dana Example',
      offerId: '6-month',
      business: journey.context().business,
      openedAt: '2026-11-21T09:00:00+00:00',
      readAt: null,
      agreedAt: '2026-11-21T09:20:00+00:00',
      signedAt: '2026-11-21T09:40:00+00:00',
    };
    expect(dialog.getByRole('status').textContent).toBe('Saved with your downloads.');
    expect(papers.asked).toEqual([copy]);
    expect(sent.at(-1)).toEqual({ type: 'contract.copyDownloaded' });
    expect(journey.toasts.at(-1)).toEqual({ kind: 'info', key: 'downloadStarted', download: 'signedCopy' });
    await user.click(dialog.getByRole('button', { name: 'Continue to Dashboard' }));
    journey.send({ type: 'navigation.backRequested' });
    await journey.settle();
    expect(screen.queryAllByRole('link', { name: /^Change/ })).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Download your signed copy' }));
    expect(papers.asked).toEqual([copy, copy]);
    const name = 'creator-cash-advance-CCA-123456-signed.pdf';
    expect(vi.mocked(saveFile).mock.calls.map(([, fileName]) => fileName)).toEqual([name, name]);
  });
});
