import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { issueDocumentNumberAt } from '#src/services/documentNumbers.ts';

describe('F-92 the number of a document is drawn by chance', () => {
  it('the chance is that of the cryptographic generator and never that of Math.random (R12.1)', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    const guessable = vi.spyOn(Math, 'random');
    const fair = vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
      if (into instanceof Uint32Array) into[0] = 123_456_789;
      return into;
    });
    const actor = createActor(issueDocumentNumberAt(() => '')).start();
    guessable.mockClear();
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output?.documentNumber).toBe(456_789);
    expect([fair.mock.calls.length, guessable.mock.calls.length]).toEqual([1, 0]);
  });
});
