import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticesText } from '#src/build/noticesText.ts';
import { filesUnder } from './files.mjs';
import { noticeComplaints, packageFolders } from './notices.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const TEXT = `Permission is granted. ${'x'.repeat(400)}`;

describe('the check of the notices', () => {
  const elk = { name: 'elkjs', version: '0.12.1', licence: 'EPL-2.0 OR GPL-3.0-or-later', text: TEXT };
  const other = { name: 'other', version: '1.0.0', licence: 'MIT', text: TEXT };

  it('is content when every package in the build is named with its text, and elkjs with where its source code is', () => {
    expect(noticeComplaints(['elkjs 0.12.1', 'other 1.0.0'], noticesText([elk, other]))).toEqual([]);
  });

  it('complains about a package that is missing, has no text or another version, and about elkjs without its word', () => {
    const text = noticesText([elk, { ...other, text: 'None.' }]).replace(
      'source code is available',
      'source code is there',
    );
    expect(noticeComplaints(['elkjs 0.12.1', 'other 2.0.0'], text)).toEqual([
      'other 2.0.0 is in the build and not in third-party-notices.txt',
      'other 1.0.0 has no text of its licence',
      'elkjs is served without the word where its source code is, which its licence asks for',
    ]);
    expect(noticeComplaints([], '')).toEqual(['no package is known to be in the build']);
  });

  it('reads the packages from the lists of what is in each file, one inside another as its own', () => {
    const product = {
      'a.js': ['src/main.tsx', 'node_modules/react/index.js', '\0/x/node_modules/react/cjs/react.js?commonjs'],
    };
    const viewer = {
      'b.js': ['node_modules/linebreak/node_modules/base64-js/lib/b64.js', 'node_modules/@mantine/core/esm/a.mjs'],
    };
    expect(packageFolders([product, viewer])).toEqual([
      'node_modules/@mantine/core',
      'node_modules/linebreak/node_modules/base64-js',
      'node_modules/react',
    ]);
  });

  it('needs not look into workers, of which no list is made: the only one is a single file of a package', () => {
    const sources = filesUnder(PROJECT, ['src'], /\.tsx?$/).map((file) => readFileSync(join(PROJECT, file), 'utf8'));
    const workers = sources.flatMap((source) => source.match(/(?<=')[^']+\?(?:shared)?worker[^']*(?=')/g) ?? []);
    expect(workers).toEqual(['elkjs/lib/elk-worker.min.js?worker']);
  });
});
