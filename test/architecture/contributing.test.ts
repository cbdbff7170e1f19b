import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const page = readFileSync(join(ROOT, 'docs/contributing.md'), 'utf8');

/** By the example of a change: how a source names it. */
const EXAMPLES: Readonly<Record<string, RegExp>> = {
  percentage: /[\s,]percentage: [[({v']|'percentage'/m,
  operatingAgreement: /\boperatingAgreement\b/,
  supercast: /\bsupercast\b/,
  businessVerification: /\b[bB]usinessVerification|\bBUSINESS_VERIFICATION\b/,
  'en-US': /'en-US'|lang="en/,
};

/** The sources of the product; the review page takes what it shows from the chart. */
const sources = ['machines', 'src', '.'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|html)$/.test(entry.name) && entry.name !== 'visualizer.html')
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((path) => !path.includes('/visualizer/')),
);

it.each(Object.entries(EXAMPLES))(
  'The five changes of docs/contributing.md name every file that names the example %s, and no other',
  (example, pattern) => {
    const [, section = ''] = new RegExp(`^### [^\n]*\`${example}\`\\n([\\s\\S]*?)(?=^##)`, 'm').exec(page) ?? [];
    const listed = [...section.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path);
    const naming = sources.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8').replace(COMMENTS, '')));
    expect(listed.length).toBeGreaterThan(1);
    const isListed = (path: string) =>
      listed.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)));
    expect(naming.filter((path) => !isListed(path))).toEqual([]);
    expect(listed.filter((one) => !naming.some((path) => path.startsWith(one)))).toEqual([]);
  },
);
