import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { CONTRACT_SECTIONS } from '#src/content/contractSections.ts';
import { contractText } from '#src/content/contractText.ts';
import { chooseEntityType, FILL_IN_FORM, typeEin } from '#test/journey/businessSamples.ts';
import { BEFORE_SUBMIT } from '#test/journey/contractSamples.ts';
import { visit } from '#test/journey/samples.ts';
import { loadPagePicture, triggerPdfViewer } from '#test/support/fakePdfViewer.tsx';
import type { JourneyOptions } from '#test/support/journeyAt.ts';
import { NOW } from '#test/support/renderScreen.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { OFFER_CHOSEN, openScreen } from './openScreen.tsx';
import { button, link, rowsOf, textsByRole, valuesIn, visibleSentences, withinRole } from './queries.ts';

const WORDS = CONTRACT.agreement;
const REQUIRES_SCROLL = { policy: { requireContractScroll: true } };
const READ = { type: 'contract.scrolledToEnd', at: NOW };

const region = () => screen.getByRole('region', { name: CONTRACT.document });
const headings = () => textsByRole('heading', withinRole('region', CONTRACT.document));
const isLocked = () => screen.getByRole<HTMLInputElement>('checkbox').disabled;

/** Opens the contract and waits for its PDF viewer. */
async function openPdf(options: JourneyOptions = {}) {
  const view = await openScreen('contract', [], options);
  loadPagePicture();
  await screen.findByText(FILES.contract);
  return view;
}

describe('Contract PDF', () => {
  it('loads from its URL and can be downloaded (R12.1)', async () => {
    const { sent, user } = await openPdf();
    expect(region().textContent).toBe(FILES.contract);
    triggerPdfViewer('onLoaded');
    const download = link(CONTRACT.download);
    expect(download.getAttribute('href')).toBe(FILES.contract);
    expect(download.download).toBe('');
    await user.click(download);
    expect(sent).toEqual([{ type: 'viewer.loaded' }, { type: 'contract.downloaded' }]);
  });

  it('falls back to the full text and a retry button on failure (R12.7)', async () => {
    const { user, sent } = await openPdf();
    triggerPdfViewer('onFailed');
    const sections = Object.keys(CONTRACT_SECTIONS).map((heading, index) => `${index + 1}. ${heading}`);
    const { title, summaryHeading, signatures } = contractText([]);
    expect(headings()).toEqual([title, summaryHeading, ...sections, signatures.heading]);
    expect(screen.getByRole('alert').textContent).toContain(CONTRACT.failed.text);
    await user.click(button(CONTRACT.failed.retry));
    expect(sent.at(-1)).toEqual({ type: 'viewer.retried' });
  });
});

describe('Agreement checkbox', () => {
  it('unlocks at the end of the PDF when scrolling is required (R12.2)', async () => {
    await openPdf(REQUIRES_SCROLL);
    triggerPdfViewer('onLoaded');
    expect(visibleSentences([CONTRACT.sign.agreementLocked])).toHaveLength(1);
    expect(isLocked()).toBe(true);
    triggerPdfViewer('onScrolledToEnd');
    expect(visibleSentences([CONTRACT.sign.agreementLocked])).toEqual([]);
    expect(isLocked()).toBe(false);
  });

  it('unlocks 30 pixels before the end of the text (R12.2, R12.7, R18.3)', async () => {
    // Fakes the scroll dimensions, because jsdom has no layout engine.
    const dimensions = { clientHeight: 500, scrollHeight: 9000, scrollTop: 0 };
    for (const name of ['clientHeight', 'scrollHeight', 'scrollTop'] as const)
      vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => dimensions[name]);
    const scrollTo = (scrollTop: number) => {
      dimensions.scrollTop = scrollTop;
      fireEvent.scroll(region());
    };
    const { sent } = await openScreen('contract', OFFER_CHOSEN, REQUIRES_SCROLL);
    scrollTo(8469);
    expect(isLocked()).toBe(true);
    expect(sent).not.toContainEqual(READ);
    scrollTo(8470);
    expect(isLocked()).toBe(false);
    expect(sent.filter(({ type }) => type === READ.type)).toEqual([READ]);
  });
});

it('The agreement dialog on a phone closes with the Back button (R15.1, R18.3)', async () => {
  matchMediaQuery('(max-width: 47.99em)');
  // On phones, a CloseWatcher lets the Back button close a dialog.
  const closeRequest: { onclose: (() => void) | null; destroy: () => void } = { onclose: null, destroy: () => {} };
  vi.stubGlobal('CloseWatcher', function FakeCloseWatcher() {
    return closeRequest;
  });
  const { user } = await openScreen('contract');
  await user.click(button(WORDS.readAll));
  await screen.findByRole('dialog');
  act(() => closeRequest.onclose?.());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('Agreement text', () => {
  it('includes the chosen offer, business, signer and masked EIN (R9.2, R18.3)', async () => {
    const { user } = await openScreen('contract', [
      ...OFFER_CHOSEN,
      visit('/entity-details'),
      ...FILL_IN_FORM,
      visit('/contract'),
      ...BEFORE_SUBMIT,
    ]);
    expect(rowsOf('The offer you chose.').slice(0, 5)).toEqual([
      ['Term', '6-month offer'],
      ['Funds you receive', '$450,000'],
      ['Purchased amount you deliver in total', '$500,000'],
      ['Fee, contained in the purchased amount', '$50,000'],
      ['Estimated APR', '33.8%'],
    ]);
    const signatures = within(screen.getByRole('article')).getByRole('heading', { name: 'Signatures' }).parentElement;
    expect(valuesIn(signatures ?? document.body)).toMatchObject({
      'Business (seller)': 'LLC, legal name not given, EIN ••-•••6789',
      'Full name, typed': 'Demo Creator',
      'Offer chosen': '6-month offer',
      Date: CONTRACT.blankField,
    });
    const offerNote = 'The PDF lists three offers. Yours is the 6-month offer.';
    expect(visibleSentences([offerNote])).toEqual([]);
    await user.click(button(WORDS.showPdf));
    expect(visibleSentences([offerNote])).toEqual([offerNote]);
  });

  it('omits a partial EIN, and shows no terms without a chosen offer (R9.2, R16.2, R18.3)', async () => {
    const { user } = await openScreen('contract', [
      visit('/entity-details'),
      chooseEntityType('llc'),
      typeEin('12-34'),
    ]);
    await user.click(button(WORDS.readAsText));
    expect(screen.queryByRole('table')).toBeNull();
    expect(valuesIn(screen.getByRole('article'))).toMatchObject({
      'Business (seller)': 'LLC, legal name not given',
      'Offer chosen': 'None chosen',
    });
    expect(visibleSentences([CONTRACT.chooseFirst])).toHaveLength(1);
  });

  it('is shown first; a requested PDF stays loaded while hidden (R18.3)', async () => {
    const { sent, user } = await openScreen('contract', OFFER_CHOSEN);
    expect(headings()[0]).toBe(contractText([]).title);
    await user.click(button(WORDS.showPdf));
    loadPagePicture();
    await screen.findByText(FILES.contract);
    await user.click(button(WORDS.readAsText));
    expect(screen.getByText(FILES.contract).closest('[inert]')?.ariaHidden).toBe('true');
    triggerPdfViewer('onLoaded');
    await user.click(button(WORDS.showPdf));
    const viewerEvents = sent.map(({ type }) => type).filter((type) => type.startsWith('viewer.'));
    expect(viewerEvents).toEqual(['viewer.loaded', 'viewer.requested', 'viewer.loaded']);
    expect(region().textContent).toBe(FILES.contract);
  });
});
