import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patchWorker } from '#src/build/pdfFiles.ts';

const WORKER = readFileSync('node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', 'utf8');
const LIST = /async getAllPageDicts\([^]*?(?=async getPageIndex)/;

describe('The worker of the PDF library', () => {
  it('continues with the pages after a broken one (R20.7)', () => {
    const [list = ''] = LIST.exec(patchWorker(WORKER)) ?? [];
    const kids = list.slice(list.indexOf('posInKids++'));
    expect(kids).not.toContain('break');
    expect(kids).toContain('continue');
  });
});
