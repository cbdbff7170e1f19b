import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { judgementOn, markNeed, say } from '#src/review/page/facts/review.ts';
import { exportReview } from '#src/review/page/facts/reviewFile.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { press } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';
import { approved, AT, given, lee, leesRejection, renderReview, shelf } from './renderReview.tsx';
import { SMALL_CHART } from './smallChart.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('The review', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-22T06:30:00Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-21T11:30:00Z', '2026-11-22'],
  ])('names its file after its reviewer and the day in %s (R20.9)', async (zone, now, day) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:review');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await renderReview();
    await press(REVIEW.save);
    expect(names).toEqual([`review-shop-dana-${day}.json`]);
  });

  it('says when this browser refuses to save it', async () => {
    const { send } = await renderReview(approved, SMALL_CHART, () => false);
    send({ type: 'review.noteWritten', id: 'shelf', note: 'fine', at: AT });
    await act(answered);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(REVIEW.notSaved);
  });

  it('says what the file of somebody else brought, and keeps mine', async () => {
    const { container, upload, verdicts } = await renderReview(approved);
    await upload(exportReview(leesRejection));
    await waitFor(() => expect(container.textContent).toContain(REVIEW.brought(['Lee (legal)'], 1, 1)));
    expect(container.textContent).toContain(REVIEW.otherVersion);
    expect(verdicts()).toBe('approved - - - - - -');
  });

  it('does not open a file that was changed after it was saved, and says so', async () => {
    const { container, review, upload } = await renderReview(approved);
    await upload(exportReview(leesRejection).replace('"rejected"', '"approved"'));
    await waitFor(() => expect(container.textContent).toContain(REVIEW.changedFile));
    expect(review()).toBe(approved);
  });

  it('says which verdict counts when a file has another one of the same person', async () => {
    const { container, upload } = await renderReview(leesRejection);
    const at = '2026-11-22T09:00:00.000Z';
    await upload(exportReview(say(lee, shelf.id, { at, judgement: judgementOn(shelf, { ...given, at }) })));
    await waitFor(() =>
      expect(container.textContent).toMatch(
        /Lee \(legal\), Shelf: rejected on Nov 21, .* UTC here, approved on Nov 22, .* UTC in the file\./,
      ),
    );
  });

  it('says whose approval a file makes needed or not', async () => {
    const { container, upload } = await renderReview(approved);
    await upload(exportReview(markNeed(lee, shelf.id, { role: 'legal', isNeeded: true, at: AT })));
    await waitFor(() => expect(container.textContent).toContain(REVIEW.needsChanged(['Shelf'])));
  });

  it('is not changed by a file of something else, and says so', async () => {
    const { container, review, upload } = await renderReview(approved);
    await upload('hello');
    await waitFor(() => expect(container.textContent).toContain(REVIEW.notAReview));
    expect(review()).toBe(approved);
  });
});
