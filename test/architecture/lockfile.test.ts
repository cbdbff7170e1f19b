import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

type Entry = {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly name?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Versions = Readonly<Record<string, string>>;
type Manifest = { readonly dependencies: Versions; readonly devDependencies: Versions; readonly overrides: Versions };
type Lock = { readonly packages: Readonly<Record<string, Entry>> };

const ROOT = resolve(import.meta.dirname, '../..');
const SHA_512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** A second copy of one of these knows nothing of what the first holds. */
const ONCE = ['react', 'react-dom', 'xstate', '@mantine/core', '@mantine/hooks', 'pdfjs-dist'];
/** Licences of what may be served; docs/dependencies.md says what they have in common. */
const LICENCES = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
  'MIT AND OFL-1.1',
  '(MIT OR CC0-1.0)',
];
/** They name no licence; what their file says is on the list. */
const UNNAMED = ['png-js'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What makes a lock unsafe or wrong; lockfile-lint passes over an entry without a hash. */
function complaints({ packages }: Lock, { dependencies, devDependencies, overrides }: Manifest): readonly string[] {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  const names = entries.map(([path]) => nameOf(path));
  const mantine = entries.filter(([path]) => nameOf(path).startsWith('@mantine/')).map(([, { version }]) => version);
  return [
    ...(entries.length === 0 ? ['names no package'] : []),
    ...entries
      .filter(([path, { dev }]) => dev !== true && !UNNAMED.includes(nameOf(path)))
      .filter(([, { license = '' }]) => !LICENCES.includes(license))
      .map(([path, { license }]) => `${path} has the licence ${license}`),
    ...entries.flatMap(([path, { integrity, resolved, link, name, dev, hasInstallScript, optionalDependencies }]) => [
      ...(SHA_512.test(integrity ?? '') ? [] : [`${path} has no SHA-512`]),
      ...(resolved === undefined ? [] : [`${path} names an address`]),
      ...(link === true ? [`${path} is a link`] : []),
      ...(name === undefined ? [] : [`${path} holds ${name}`]),
      ...(hasInstallScript === true && dev !== true ? [`${path} runs a script`] : []),
      ...Object.keys(optionalDependencies ?? {})
        .filter((optional) => !names.includes(optional))
        .map((optional) => `${path} lacks ${optional}, which another machine needs`),
    ]),
    ...ONCE.filter((once) => names.filter((name) => name === once).length !== 1).map(
      (name) => `${name} is not there once`,
    ),
    ...(new Set(mantine).size > 1 ? ['the packages of Mantine differ in version'] : []),
    ...Object.entries({ ...dependencies, ...devDependencies, ...overrides })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name]) => `${name} has no exact version`),
  ];
}

const lock = JSON.parse(read('package-lock.json')) as Lock;
const manifest = JSON.parse(read('package.json')) as Manifest;

it('the lock holds every package with its hash, for every machine, and nothing from elsewhere', () => {
  expect(complaints(lock, manifest)).toEqual([]);
});

it('docs/dependencies.md has a line for every package that is asked for, and for no other', () => {
  const [taken = ''] = read('docs/dependencies.md').split('## Not taken');
  const rows = [...taken.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).toSorted());
});

it('npm pins, runs no scripts of packages and keeps no addresses, whatever the settings of a machine are', () => {
  expect(read('.npmrc').trim().split('\n')).toEqual(
    expect.arrayContaining(['save-exact=true', 'ignore-scripts=true', 'omit-lockfile-registry-resolved=true']),
  );
});
