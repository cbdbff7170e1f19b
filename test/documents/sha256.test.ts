import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '#src/documents/sha256.ts';

const TEXTS = ['', 'abc', 'Creator Cash Advance '.repeat(5000)];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The fingerprint of a document', () => {
  it.each(TEXTS)('is its SHA-256, whether or not the browser works it out itself: text %# (R12.8)', async (text) => {
    const bytes = new TextEncoder().encode(text);
    const expected = createHash('sha256').update(bytes).digest('hex');
    expect(await sha256(bytes)).toEqual(expected);
    vi.stubGlobal('crypto', {});
    expect(await sha256(bytes)).toEqual(expected);
  });
});
