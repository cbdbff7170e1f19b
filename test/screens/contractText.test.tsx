import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';
import { NOTHING_TYPED } from '#machines/persistence/savedJourney.ts';
import * as form from '#test/journey/businessSamples.ts';
import { watchCloseRequests } from '#test/support/closeRequests.ts';
import { pdfViewerReports, pictureComes } from '#test/support/fakePdfViewer.tsx';
import { matchMediaQuery } from '#test/support/setupDom.ts';
import { NOW } from '#test/support/renderScreen.tsx';
import { box, nameField, openContract, standInOnContract, STRICT } from './contractOnScreen.tsx';
import { allWords, button, chooseOffer, fillIn, partOf, rowsOf, shownOf, wordsOf } from './seen.ts';

standInOnContract();

const textHeadings = () => allWords('heading', partOf('region', 'Contract'));

const YOURS = 'The PDF lists three offers. Yours is the 6-month offer.';
const CHOSEN = { ...NOTHING_TYPED, offerId: '6-month' } as const;

/** Gives the scrolling boxes a length, which jsdom cannot lay out; a test scrolls by changing them. */
function layOut(clientHeight: number, scrollHeight: number) {
  const measures = { clientHeight, scrollHeight, scrollTop: 0 };
  for (const name of ['clientHeight', 'scrollHeight', 'scrollTop'] as const)
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => measures[name]);
  return measures;
}

describe('the agreement as text', () => {
  it('has the own offer, business and name filled in, and nothing promised without an offer (R16.2, R18.3)', async () => {
    const { journey, user } = await openContract();
    await user.click(button('Read with your details'));
    const [table] = screen.queryAllByRole<HTMLTableElement>('table');
    expect(table).toBeUndefined();
    await chooseOffer(journey, '6-month');
    journey.open('/entity-details');
    const seller = () =>
      wordsOf(screen.getByRole('heading', { name: 'Signatures' }).parentElement?.querySelectorAll('dd') ?? [])[0];
    for (const event of [form.choose('llc'), form.ein('12-34')]) journey.send(event);
    journey.open('/contract');
    expect(seller()).toBe('LLC, legal name not given');
    journey.open('/entity-details');
    journey.send(form.ein('123456789'));
    journey.open('/contract');
    await user.click(box());
    await fillIn(user, nameField(), 'Dana Example');
    expect(shownOf([YOURS])).toEqual([]);
    await user.click(button('Show the PDF'));
    expect(shownOf([YOURS])).toEqual([YOURS]);
    await user.click(button('Read with your details'));
    expect(rowsOf('The offer you chose.').slice(0, 2)).toEqual([
      ['Term', '6-month offer'],
      ['Funds you receive', '$450,000'],
    ]);
    const filled = wordsOf(
      screen.getByRole('heading', { name: 'Signatures' }).parentElement?.querySelectorAll('dd') ?? [],
    );
    expect(filled).toEqual([
      'LLC, legal name not given, EIN ••-•••6789',
      'Dana Example',
      'Authorized signer',
      '6-month offer',
      'To be filled in',
      expect.any(String),
    ]);
  });

  it('opens first on a phone, with the PDF fetched when it is asked for and a way to each section (R12.7, R18.3)', async () => {
    matchMediaQuery('(max-width: 47.99em)');
    const { sent, user } = await openContract();
    expect(textHeadings()[0]).toMatch(/^Purchase and sale of future receipts/);
    await user.click(button('Read the whole agreement'));
    const reader = within(await screen.findByRole('dialog', { name: 'The agreement' }));
    expect([sent.some(({ type }) => type === 'viewer.loaded'), document.querySelector('img')]).toEqual([true, null]);
    await user.click(reader.getByText('27 sections'));
    await user.click(reader.getByRole('button', { name: 'Notices' }));
    expect(document.activeElement?.textContent).toBe('23. Notices');
    await user.click(reader.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Show the PDF' }));
    pictureComes();
    await screen.findByText(FILES.contract);
    expect(sent.at(-1)).toEqual({ type: 'viewer.requested' });
  });

  it('opens first on a wide screen once an offer is chosen, with the PDF one press away and kept from then on (R18.3)', async () => {
    layOut(500, 9000);
    const { sent, user } = await openContract({ saved: CHOSEN });
    expect(textHeadings()[0]).toMatch(/^Purchase and sale of future receipts/);
    expect([sent, document.querySelector('img')]).toEqual([[{ type: 'viewer.loaded' }], null]);
    expect(screen.queryByRole('button', { name: 'Read the whole agreement' })).toBeNull();
    await user.click(button('Show the PDF'));
    expect(sent.at(-1)).toEqual({ type: 'viewer.requested' });
    pictureComes();
    await screen.findByText(FILES.contract);
    await user.click(button('Read with your details'));
    expect(sent.at(-1)).toEqual({ type: 'viewer.requested' });
    pdfViewerReports('onLoaded');
    await user.click(button('Show the PDF'));
    expect(sent.slice(1)).toEqual([{ type: 'viewer.requested' }, { type: 'viewer.loaded' }]);
    expect(partOf('region', 'Contract').getByText(FILES.contract)).toBeTruthy();
  });

  it('that opens first on a wide screen counts as read at its end, not before, and so does its PDF (R12.2, R18.3)', async () => {
    const measures = layOut(500, 9000);
    const { user } = await openContract({ ...STRICT, saved: CHOSEN });
    const region = () => screen.getByRole('region', { name: 'Contract' });
    measures.scrollTop = 9000 - 500 - 31;
    fireEvent.scroll(region());
    expect(box().disabled).toBe(true);
    measures.scrollTop = 9000 - 500 - 30;
    fireEvent.scroll(region());
    expect(box().disabled).toBe(false);
    cleanup();
    measures.scrollTop = 0;
    await openContract({ ...STRICT, saved: CHOSEN });
    await user.click(button('Show the PDF'));
    pictureComes();
    await screen.findByText(FILES.contract);
    expect(box().disabled).toBe(true);
    pdfViewerReports('onScrolledToEnd');
    expect(box().disabled).toBe(false);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the agreement on a phone is read in a window of its own, once it is scrolled to its end there, not before, and Back closes it (R12.2, R15.1, R18.3)', async () => {
  matchMediaQuery('(max-width: 47.99em)');
  const { pressBack } = watchCloseRequests();
  const { sent, user } = await openContract(STRICT);
  const measures = layOut(700, 14_000);
  const reached = { type: 'contract.scrolledToEnd', at: NOW };
  const isRead = () => [sent.some(({ type }) => type === reached.type), box().disabled];
  fireEvent.scroll(partOf('region', 'Contract').getByRole('article'));
  await user.click(button('Read the whole agreement'));
  const reader = within(await screen.findByRole('dialog')).getByRole('region', { name: 'Contract' });
  fireEvent.scroll(reader);
  expect(isRead()).toEqual([false, true]);
  measures.scrollTop = 13_270;
  fireEvent.scroll(reader);
  expect([sent.at(-1), ...isRead()]).toEqual([reached, true, false]);
  act(pressBack);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
