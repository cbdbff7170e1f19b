import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { journeyModel } from '#src/review/journey/journeyModel.ts';
import { blankReview, markNeed, ownFeedback, type Review, updateFeedback } from '#src/review/page/facts/review.ts';
import { checksumOf, exportReview } from '#src/review/page/facts/reviewFile.ts';
import { reviewParts } from '#src/review/page/facts/reviewParts.ts';
import { PlaySession } from '#src/review/page/play/PlaySession.tsx';
import { readLinkedStory, simulateRecording } from '#src/review/page/play/simulateRecording.ts';
import { ReviewView } from '#src/review/page/review/ReviewView.tsx';
import type { ViewerEvent } from '#src/review/page/viewer/events.ts';
import { ViewerProvider } from '#src/review/page/viewer/hooks.tsx';
import { REVIEW, SIGN_OFF } from '#src/review/page/words/review.ts';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { type FakeServices, settleServices, startViewer } from '#test/review/viewer/startViewer.ts';
import { expectNoAxeViolations } from '#test/support/renderScreen.tsx';
import * as shop from './shop.ts';

const { addVerdict, AT, atMinute, DANA, DANA_APPROVED, LEE, reviewBy, SHELF, SHOP } = shop;
const LEE_REJECTED = addVerdict(reviewBy(LEE), { verdict: 'rejected' });
const NEEDS_LEGAL = markNeed(DANA_APPROVED, SHELF.id, { role: 'legal', isNeeded: true, at: AT });

const press = (name: string | RegExp, role = 'button') => userEvent.click(screen.getByRole(role, { name }));

/** Renders part of the page with a viewer that uses fake services. */
async function renderPart(part: ReactNode, services: FakeServices) {
  const { actor } = startViewer(services);
  await settleServices();
  render(<ViewerProvider actor={actor}>{part}</ViewerProvider>);
  const send = async (...events: readonly ViewerEvent[]) => {
    for (const event of events) {
      act(() => actor.send(event));
      await act(settleServices);
    }
  };
  return { context: () => actor.getSnapshot().context, user: userEvent.setup(), send };
}

/** Renders the review of the shop, by default without verdicts. */
async function renderReview(savedReview = reviewBy(DANA), services: FakeServices = {}) {
  const page = await renderPart(<ReviewView />, { savedReview, ...services });
  await page.send({ type: 'view.opened', view: 'review' });
  const review = () => page.context().review;
  return {
    ...page,
    review,
    verdicts: () => reviewParts(SHOP).flatMap(({ id }) => ownFeedback(id, review())?.judgement?.verdict ?? []),
    upload: (text: string) =>
      page.user.upload(
        screen.getByLabelText(REVIEW.openLabel),
        new File([text], 'r.json', { type: 'application/json' }),
      ),
  };
}

const getText = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const getListItems = (list: string) =>
  getText(within(screen.getByRole('list', { name: list })).getAllByRole('listitem'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('The review', () => {
  it('requires a name and a role before the first verdict', async () => {
    const { user, review } = await renderReview(blankReview());
    await user.keyboard('a');
    expect(review()).toEqual(blankReview());
    expect(screen.queryByRole('group', { name: REVIEW.verdict })).toBeNull();
    await user.type(screen.getByLabelText(REVIEW.who.name), ' ');
    await press(REVIEW.who.begin);
    await user.type(screen.getByLabelText(REVIEW.who.name), 'Kim');
    await press(REVIEW.who.begin);
    expect(review().me).toBeNull();
    await user.selectOptions(screen.getByLabelText(REVIEW.who.role), 'legal');
    await press(REVIEW.who.begin);
    expect(review().me).toEqual({ name: 'Kim', role: 'legal' });
  });

  it('supports keyboard shortcuts, except while a note is being typed', async () => {
    const { user, verdicts } = await renderReview();
    await user.keyboard('ana');
    expect(screen.getByText(REVIEW.mine(2, 5))).toBeTruthy();
    await user.type(screen.getByLabelText(REVIEW.note), 'ar');
    expect(verdicts()).toEqual(['approved', 'approved']);
    await user.click(document.body);
    await user.keyboard('q');
    expect(verdicts()).toEqual(['approved', 'questioned']);
  });

  it('counts a double click or a held key only once', async () => {
    const { user, verdicts } = await renderReview();
    await user.dblClick(screen.getByRole('button', { name: 'Approve' }));
    await user.keyboard('{n>}{/n}{a>5/}');
    expect(verdicts()).toEqual(['approved', 'approved']);
  });

  it('requires a note for a rejection', async () => {
    const { user, review, verdicts } = await renderReview();
    await press('Reject');
    expect(screen.getByRole('alert').textContent).toBe(REVIEW.noteMissing);
    expect(verdicts()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: REVIEW.note }), 'Too high.');
    await press(REVIEW.withNote('rejected'));
    expect(ownFeedback(SHELF.id, review())).toMatchObject({ note: 'Too high.', judgement: { verdict: 'rejected' } });
  });

  it('lets reviewers withdraw their verdicts', async () => {
    const { user, verdicts } = await renderReview();
    await user.keyboard('an');
    expect(screen.queryByRole('button', { name: REVIEW.undo('Approved') })).toBeNull();
    await press(/^Shelf/);
    await press(REVIEW.undo('Approved'));
    expect(verdicts()).toEqual([]);
  });

  it("shows other people's verdicts and records needed roles", async () => {
    const { review } = await renderReview(
      reviewBy(DANA, updateFeedback(LEE_REJECTED, SHELF.id, { note: 'no', at: atMinute(1) })),
    );
    expect(getListItems(REVIEW.verdicts)[0]).toMatch(/^Lee \(legal\)Rejected.*no/);
    await press('Legal', 'checkbox');
    expect(review().needs[SHELF.id]).toMatchObject([{ role: 'legal', isNeeded: true, by: 'Dana' }]);
  });

  it('opens on a changed part and compares its wording', async () => {
    const { user } = await renderReview(DANA_APPROVED, { model: shop.createShop({ description: 'It opens wide.' }) });
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(getText(cells)).toEqual([SHELF.items[1]?.text, 'It opens wide.']);
    await expectNoAxeViolations(screen.getByRole('article'));
    expect(getListItems(REVIEW.changed(1))).toEqual([expect.stringMatching(/^ShelfYou: out of date/)]);
    await user.keyboard('a');
    expect(screen.queryByRole('list', { name: REVIEW.changed(1) })).toBeNull();
  });
});

describe('The review files', () => {
  it('are named after the reviewer and the local date (R20.9)', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:30:00Z') });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:review');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await renderReview();
    await press(REVIEW.save);
    expect(click.mock.contexts).toMatchObject([{ download: 'review-shop-dana-2026-11-21.json' }]);
  });

  it('are suggested when the browser cannot save the review', async () => {
    const { send } = await renderReview(DANA_APPROVED, { isStorageFull: true });
    await send({ type: 'review.noteWritten', id: 'shelf', note: 'fine', at: AT });
    expect(screen.getByText(REVIEW.notSaved).role).toBe('alert');
  });

  it('report new verdicts and a different version when opened', async () => {
    const { upload } = await renderReview(DANA_APPROVED);
    await upload(exportReview(LEE_REJECTED));
    expect(await screen.findByText(REVIEW.imported(['Lee (legal)'], 1, 0))).toBeTruthy();
    expect(screen.getByText(REVIEW.otherVersion)).toBeTruthy();
  });

  it('report conflicting verdicts and which one counts', async () => {
    const { upload } = await renderReview(LEE_REJECTED);
    await upload(exportReview(addVerdict(reviewBy(LEE), { at: atMinute(5) })));
    const message = await screen.findByText(
      /Lee \(legal\), Shelf: rejected on Nov 21, .* 9:00.AM UTC here, approved on Nov 21, .* 9:05.AM UTC in the file\./,
    );
    expect(message).toBeTruthy();
  });

  it('are rejected if edited, leaving the review unchanged', async () => {
    const { upload, review } = await renderReview(DANA_APPROVED);
    await upload(exportReview(LEE_REJECTED).replace('"rejected"', '"approved"'));
    expect(await screen.findByText(REVIEW.changedFile)).toBeTruthy();
    expect(review()).toBe(DANA_APPROVED);
  });
});

describe('The sign-off sheet', () => {
  async function renderSheet(review: Review, services: Parameters<typeof renderReview>[1] = {}) {
    await renderReview(review, services);
    await press(REVIEW.signOff, 'tab');
    return within(screen.getByRole('region', { name: SIGN_OFF.title(SHOP.title) }));
  }

  it('lists approved parts in full, others by name, and signature lines', async () => {
    const sheet = await renderSheet(DANA_APPROVED);
    const headings = getText(sheet.getAllByRole('heading', { level: 3 }));
    expect(headings).toEqual([SIGN_OFF.reviewers, SIGN_OFF.open(4), SIGN_OFF.judged(1)]);
    const [verdict, ...items] = getText(within(sheet.getByRole('article')).getAllByRole('listitem'));
    expect(verdict).toContain('Approvedby Dana (product owner), Nov 21, 2026');
    expect(items).toEqual(SHELF.items.map(({ text }) => text));
    expect(sheet.getByText('Basket').closest('li')?.textContent).toBe('BasketWaiting for Product owner');
    expect(getText(sheet.getAllByRole('term'))).toEqual([SIGN_OFF.name, SIGN_OFF.signature, SIGN_OFF.date]);
    expect(sheet.getByText(SIGN_OFF.file(checksumOf(DANA_APPROVED)))).toBeTruthy();
    await expectNoAxeViolations(screen.getByRole('region', { name: SIGN_OFF.title(SHOP.title) }));
  });

  it('names the missing role when one person approved twice', async () => {
    const sheet = await renderSheet(addVerdict(reviewBy({ name: 'dana', role: 'legal' }, NEEDS_LEGAL)));
    const { textContent: text } = sheet.getByRole('article');
    expect(text).toMatch(/^ShelfApproved by Product owner: Dana, waiting for Legal/);
    expect(text).toMatch(/dana already approved as Product owner\. Someone else must approve as Legal\./);
    expect(text).toMatch(/Legal \(added by Dana, Nov 21, 2026\)/);
  });

  it('lists a withdrawn verdict with both times but without a signature line', async () => {
    const edited = updateFeedback(DANA_APPROVED, SHELF.id, { at: atMinute(2), note: 'Why?' });
    const sheet = await renderSheet(updateFeedback(edited, SHELF.id, { at: atMinute(5), judgement: null }));
    const [line] = getText(within(sheet.getByRole('article')).getAllByRole('listitem'));
    expect(line).toMatch(
      /^WithdrawnApproved by Dana \(product owner\), Nov 21, 2026, 9:00.AM UTC; withdrawn Nov 21, 2026, 9:05.AM UTCWhy\?$/,
    );
    expect(sheet.queryByText(SIGN_OFF.statement)).toBeNull();
  });

  it('lists a part that changed since its verdict', async () => {
    const sheet = await renderSheet(DANA_APPROVED, { model: shop.withChangedItem(SHOP, 'shelf') });
    expect(getText(sheet.getAllByRole('listitem'))).toContain('ShelfOut of date: DanaWaiting for Product owner');
  });
});

it('A session can be played, saved as a story and linked', async () => {
  const services = { model: journeyModel(), simulate: simulateRecording };
  const { user, context, send } = await renderPart(<PlaySession />, services);
  await send({ type: 'simulation.started', start: 'guest' });
  await screen.findByText(/^The creator presses Sign Out/);
  const opened = { type: 'url.opened', path: '/signin', hash: '' };
  await send({ type: 'simulation.acted', event: opened });
  expect(screen.getByText(/^The creator presses Start over/).closest('button')).toBeNull();
  await user.click(screen.getByText(/^The creator presses Sign in/));
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByText(STORY_TEXT.save.title));
  await user.type(screen.getByRole('textbox', { name: STORY_TEXT.save.name }), 'Sign in');
  await press(STORY_TEXT.save.copy);
  await screen.findByText(STORY_TEXT.save.copied);
  const [, code = ''] = `${writeText.mock.calls[0]?.[0]}`.split('#/map?story=');
  const { story } = await readLinkedStory(code);
  await press(STORY_TEXT.save.button);
  await screen.findByText(STORY_TEXT.save.done('Sign in'));
  expect(story).toMatchObject({
    name: 'Sign in',
    start: 'guest',
    events: [opened, { type: 'signIn.submitted' }],
  });
  expect(context().stories).toEqual([story]);
});
