import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILES } from '#machines/journey/routes.ts';

describe('F-54 a document has pictures that only WebAssembly decodes', () => {
  it.each([FILES.irsForm, FILES.contract])('%s has none: it is drawn without WebAssembly (R10.1, R12.1)', (file) => {
    const text = readFileSync(`public${file}`, 'latin1');
    expect(text.match(/\/(?:FlateDecode|JPXDecode|JBIG2Decode)/g)).not.toBeNull();
    expect(text.match(/\/(?:JPXDecode|JBIG2Decode|ObjStm)/g)).toBeNull();
  });
});
