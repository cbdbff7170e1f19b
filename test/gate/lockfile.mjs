// What package.json, package-lock.json and .npmrc must say, checked without a network: docs/dependencies.md has the policy.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isStarted } from './files.mjs';
import {
  DEVELOPMENT_LICENCES,
  INSTALL_SCRIPTS,
  LICENCES,
  NPM_SETTINGS,
  ONCE,
  SAME_VERSION,
  UNPUBLISHED_HERE,
  UNSTATED_LICENCES,
} from './lockfileRules.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const SHA_512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
const TABLE_ROW = /^\| `([^`]+)` +\| ([^ |]+) +\|/gm;

/** The packages of a lock: where each lies, its name and what is recorded of it. */
function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 13),
      alias: entry.name,
    }));
}

function isProduction({ dev, devOptional }) {
  return dev !== true && devOptional !== true;
}

function rowFor({ name, version }) {
  return UNPUBLISHED_HERE.find((row) => row.names.test(name) && row.version === version);
}

/** A binary for another machine than the one on which the lock was made, of which nothing could be looked up there. */
function isUnpublishedHere(entry) {
  return entry.optional === true && entry.os !== undefined && rowFor(entry) !== undefined;
}

/** Nothing is installed that was not named by what it holds, and nothing from anywhere but the registry. */
function integrityComplaints(packages) {
  const found = packages.flatMap((entry) => {
    const { path, integrity, resolved, link, alias } = entry;
    return [
      ...(integrity === undefined && !isUnpublishedHere(entry) ? [`${path} has no integrity`] : []),
      ...(integrity !== undefined && !SHA_512.test(integrity) ? [`${path} has an integrity that is no SHA-512`] : []),
      ...(resolved === undefined ? [] : [`${path} names where it was downloaded: it may come from elsewhere`]),
      ...(link === true ? [`${path} is a link to a folder`] : []),
      ...(alias === undefined ? [] : [`${path} holds ${alias} under another name`]),
    ];
  });
  const unneeded = UNPUBLISHED_HERE.filter(
    (row) => !packages.some((entry) => entry.integrity === undefined && rowFor(entry) === row),
  );
  return [...found, ...unneeded.map(({ names }) => `${names} needs no exception for a missing integrity any more`)];
}

/** Nothing of a package runs when it is installed. */
function scriptComplaints(packages) {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript === true);
  const production = scripted.filter(isProduction);
  const unknown = scripted.filter((entry) => !isProduction(entry) && !(entry.name in INSTALL_SCRIPTS));
  return [
    ...production.map(({ path }) => `${path} is part of the product and runs a script when it is installed`),
    ...unknown.map(({ path }) => `${path} runs a script when it is installed and has no reason in lockfileRules.mjs`),
  ];
}

/** Whether one of the licences to choose from is on the list, each with all that it is made of. */
export function isAllowed(licence, list) {
  const choices = licence.replace(/^\(|\)$/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => list.includes(part)));
}

/** What the product is made of may be shipped; what only builds and checks it may be used. */
function licenceComplaints(packages) {
  return packages.flatMap((entry) => {
    const licence = entry.license ?? UNSTATED_LICENCES[`${entry.name}@${entry.version}`];
    if (licence === undefined) return isUnpublishedHere(entry) ? [] : [`${entry.path} states no licence`];
    const list = isProduction(entry) ? LICENCES : [...LICENCES, ...DEVELOPMENT_LICENCES];
    return isAllowed(licence, list) ? [] : [`${entry.path} has the licence ${licence}, which is not on the list`];
  });
}

/** React, XState and Mantine hold state in their modules: a second copy knows nothing of the first. */
function duplicateComplaints(packages) {
  const versions = new Set(packages.filter(({ name }) => name.startsWith(SAME_VERSION)).map(({ version }) => version));
  const copies = ONCE.flatMap((wanted) => {
    const paths = packages.filter(({ name }) => name === wanted).map(({ path }) => path);
    const where = paths.length === 0 ? '' : `: ${paths.join(', ')}`;
    return paths.length === 1 ? [] : [`${wanted} is there ${paths.length} times${where}`];
  });
  const differing = `the packages of ${SAME_VERSION} have ${[...versions].join(' and ')} for versions`;
  return [...copies, ...(versions.size > 1 ? [differing] : [])];
}

function directOf({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }) {
  return { ...dependencies, ...devDependencies, ...optionalDependencies };
}

/** Every version that package.json asks for is one version, and the lock has been made from it. */
function pinComplaints(manifest, lock) {
  const locked = directOf(lock.packages['']);
  return [
    ...Object.entries({ ...directOf(manifest), ...manifest.overrides })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `package.json asks for ${name} ${JSON.stringify(version)}, which is no exact version`),
    ...Object.entries(directOf(manifest))
      .filter(([name, version]) => locked[name] !== version)
      .map(([name, version]) => `package-lock.json was not made for ${name} ${version}`),
  ];
}

/** Every package that is asked for has its line in the table of docs/dependencies.md, and no other has. */
function documentComplaints(manifest, document) {
  const rows = new Map([...document.matchAll(TABLE_ROW)].map(([, name, version]) => [name, version]));
  const direct = directOf(manifest);
  return [
    ...Object.keys(direct)
      .filter((name) => !rows.has(name))
      .map((name) => `${name} has no line in docs/dependencies.md`),
    ...[...rows]
      .filter(([name, version]) => direct[name] !== version)
      .map(
        ([name, version]) =>
          `docs/dependencies.md names ${name} ${version}, package.json ${direct[name] ?? 'does not'}`,
      ),
  ];
}

/** npm does as the policy says on every machine, whatever its own settings are. */
function settingComplaints(settings) {
  const lines = settings.split('\n').map((line) => line.trim());
  return NPM_SETTINGS.filter((setting) => !lines.includes(setting)).map((setting) => `.npmrc does not say ${setting}`);
}

export function complaints({ manifest, lock, document, settings }) {
  const packages = packagesOf(lock);
  return [
    ...(packages.length === 0 ? ['package-lock.json names no package'] : []),
    ...integrityComplaints(packages),
    ...scriptComplaints(packages),
    ...licenceComplaints(packages),
    ...duplicateComplaints(packages),
    ...pinComplaints(manifest, lock),
    ...documentComplaints(manifest, document),
    ...settingComplaints(settings),
  ];
}

if (isStarted(import.meta.url)) {
  const read = (path) => readFileSync(join(PROJECT, path), 'utf8');
  const lock = JSON.parse(read('package-lock.json'));
  const manifest = JSON.parse(read('package.json'));
  const found = complaints({ manifest, lock, document: read('docs/dependencies.md'), settings: read('.npmrc') });
  const packages = packagesOf(lock);
  const unchecked = packages.filter(({ integrity }) => integrity === undefined).length;
  const counts = `${packages.length} packages, ${unchecked} of other machines without integrity`;
  console.log([...found, `${counts}, ${found.length} complaints`].join('\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
