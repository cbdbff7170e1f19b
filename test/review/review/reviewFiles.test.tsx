import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markNeed } from '#src/review/page/facts/review.ts';
import { exportReview } from '#src/review/page/facts/reviewFile.ts';
import { REVIEW } from '#src/review/page/words/review.ts';
import { press } from '#test/review/showPart.tsx';
import { answered } from '#test/review/viewer/viewerAt.ts';
import { renderReview } from './renderReview.tsx';
import { AT, atMinute, DANA_APPROVED, judged, LEE, reviewBy, SHELF } from './shop.ts';

const LEE_REJECTED = judged(reviewBy(LEE), { verdict: 'rejected' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('The review files', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-22T06:30:00Z', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-21T11:30:00Z', '2026-11-22'],
  ])('are named after the reviewer and the day in %s (R20.9)', async (zone, now, day) => {
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

  it('are the way out when the browser refuses to save', async () => {
    const { send } = await renderReview(DANA_APPROVED, { canSave: () => false });
    send({ type: 'review.noteWritten', id: 'shelf', note: 'fine', at: AT });
    await act(answered);
    expect(screen.getByText(REVIEW.notSaved).role).toBe('alert');
  });

  const need = { role: 'legal', isNeeded: true, at: AT } as const;
  it.each([
    ['what they brought', DANA_APPROVED, exportReview(LEE_REJECTED), REVIEW.brought(['Lee (legal)'], 1, 0)],
    ['that they are of another version', DANA_APPROVED, exportReview(LEE_REJECTED), REVIEW.otherVersion],
    [
      'who is needed now',
      DANA_APPROVED,
      exportReview(markNeed(LEE_REJECTED, SHELF.id, need)),
      REVIEW.needsChanged(['Shelf']),
    ],
    [
      'which verdict of a person counts',
      LEE_REJECTED,
      exportReview(judged(reviewBy(LEE), { at: atMinute(5) })),
      /Lee \(legal\), Shelf: rejected on Nov 21, .* 9:00.AM UTC here, approved on Nov 21, .* 9:05.AM UTC in the file\./,
    ],
  ])('say %s', async (_what, own, file, message) => {
    const { upload, review } = await renderReview(own);
    await upload(file);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(review().me).toEqual(own.me);
  });

  it.each([
    ['a file that was changed', exportReview(LEE_REJECTED).replace('"rejected"', '"approved"'), REVIEW.changedFile],
    ['a file of something else', 'hello', REVIEW.notAReview],
  ])('are unchanged by %s, which says so', async (_what, file, message) => {
    const { upload, review } = await renderReview(DANA_APPROVED);
    await upload(file);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(review()).toBe(DANA_APPROVED);
  });
});
