import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patchWorker } from '#src/build/pdfFiles.ts';

const WORKER = readFileSync('node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', 'utf8');
const LIST_FUNCTION = /async getAllPageDicts\([^]*?(?=async getPageIndex)/;

describe('The patched PDF worker', () => {
  it('lists the pages after a damaged one (R20.7)', () => {
    const [list = ''] = LIST_FUNCTION.exec(patchWorker(WORKER)) ?? [];
    const loop = list.slice(list.indexOf('posInKids++'));
    expect(loop).not.toContain('break');
    expect(loop).toContain('continue');
  });
});
