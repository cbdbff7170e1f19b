import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Versions = Readonly<Record<string, string>>;
type Entry = Partial<Record<'version' | 'integrity' | 'resolved' | 'name' | 'license', string>> &
  Partial<Record<'link' | 'dev' | 'hasInstallScript', boolean>> & { readonly optionalDependencies?: Versions };

const read = (path: string) => readFileSync(join(resolve(import.meta.dirname, '../..'), path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Entry>> };
const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'overrides', Versions>
>;

const entries = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, package: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }));
const names = entries.map((entry) => entry.package);

const SHA_512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
/** The permissive licenses of docs/dependencies.md. */
const LICENSES = 'MIT, ISC, 0BSD, BSD-3-Clause, Apache-2.0, CC0-1.0, OFL-1.1, MIT AND OFL-1.1, (MIT OR CC0-1.0)'.split(
  ', ',
);
/** Packages whose license is only in a file, and is one of these. */
const UNNAMED_LICENSES = ['png-js'];

describe('The lockfile', () => {
  it.each<[string, (entry: (typeof entries)[number]) => boolean]>([
    ['no hash', ({ integrity = '' }) => !SHA_512.test(integrity)],
    ['an address', ({ resolved }) => resolved !== undefined],
    ['a link', ({ link }) => link === true],
    ['another name', ({ name }) => name !== undefined],
    ['an install script in the product', ({ hasInstallScript, dev }) => hasInstallScript === true && dev !== true],
    [
      'a missing optional package',
      ({ optionalDependencies = {} }) => Object.keys(optionalDependencies).some((name) => !names.includes(name)),
    ],
    [
      'a license that the product may not ship',
      (entry) =>
        entry.dev !== true && !UNNAMED_LICENSES.includes(entry.package) && !LICENSES.includes(entry.license ?? ''),
    ],
  ])('has no package with %s', (_, isRefused) => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(isRefused).map(({ path }) => path)).toEqual([]);
  });

  it('has one copy of each package that keeps state', () => {
    const stateful = ['react', 'react-dom', 'xstate', '@mantine/core', '@mantine/hooks', 'pdfjs-dist'];
    expect(names.filter((name) => stateful.includes(name)).toSorted()).toEqual(stateful.toSorted());
    const mantine = entries.filter((entry) => entry.package.startsWith('@mantine/'));
    expect(new Set(mantine.map(({ version }) => version)).size).toBe(1);
  });

  it('comes from exact versions in package.json, and npm keeps it so', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    const settings = ['save-exact=true', 'ignore-scripts=true', 'omit-lockfile-registry-resolved=true'];
    expect(read('.npmrc').trim().split('\n')).toEqual(expect.arrayContaining(settings));
  });
});

it('docs/dependencies.md has a line for each package of package.json', () => {
  const [taken = ''] = read('docs/dependencies.md').split('## Not taken');
  const rows = [...taken.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});
