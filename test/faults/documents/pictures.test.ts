import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';

describe('A served PDF', () => {
  it.each([FILES.irsForm, FILES.contract])('has no picture that needs WebAssembly: %s (R10.1, R12.1)', (file) => {
    const text = readFileSync(`public${file}`, 'latin1');
    expect(text).toContain('/FlateDecode');
    expect(text).not.toMatch(/\/(?:JPXDecode|JBIG2Decode|ObjStm)/);
  });
});
