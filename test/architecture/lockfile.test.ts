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
/** The permissive licenses that packages in the product may have. */
const LICENSES = 'MIT, ISC, 0BSD, BSD-3-Clause, Apache-2.0, CC0-1.0, OFL-1.1, MIT AND OFL-1.1, (MIT OR CC0-1.0)'.split(
  ', ',
);
/** Packages without a license field. Their license files contain one of the licenses above. */
const LICENSED_IN_FILE = ['png-js'];

describe('The lockfile', () => {
  it.each<[string, (entry: (typeof entries)[number]) => boolean]>([
    ['a missing or non-SHA-512 hash', ({ integrity = '' }) => !SHA_512.test(integrity)],
    ['a URL', ({ resolved }) => resolved !== undefined],
    ['a symlink', ({ link }) => link === true],
    ['an alias', ({ name }) => name !== undefined],
    [
      'an install script, unless it is a dev dependency',
      ({ hasInstallScript, dev }) => hasInstallScript === true && dev !== true,
    ],
    [
      'an optional dependency missing from the lockfile',
      ({ optionalDependencies = {} }) => Object.keys(optionalDependencies).some((name) => !names.includes(name)),
    ],
    [
      'an unapproved license in the product',
      (entry) =>
        entry.dev !== true && !LICENSED_IN_FILE.includes(entry.package) && !LICENSES.includes(entry.license ?? ''),
    ],
  ])('has no package with %s', (_, isInvalid) => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(isInvalid).map(({ path }) => path)).toEqual([]);
  });

  it('has one copy of each stateful package', () => {
    const stateful = ['react', 'react-dom', 'xstate', '@mantine/core', '@mantine/hooks', 'pdfjs-dist'];
    expect(names.filter((name) => stateful.includes(name)).toSorted()).toEqual(stateful.toSorted());
    const mantine = entries.filter((entry) => entry.package.startsWith('@mantine/'));
    expect(new Set(mantine.map(({ version }) => version)).size).toBe(1);
  });

  it('is generated from exact versions with safe npm settings', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    const settings = ['save-exact=true', 'ignore-scripts=true', 'omit-lockfile-registry-resolved=true'];
    expect(read('.npmrc').trim().split('\n')).toEqual(expect.arrayContaining(settings));
  });
});

it('docs/dependencies.md lists exactly the dependencies in package.json', () => {
  const [inUse = ''] = read('docs/dependencies.md').split('## Not taken');
  const rows = [...inUse.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});
