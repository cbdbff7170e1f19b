import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIT_TEXT, THIRD_PARTY_NOTICES as WORDS } from '#src/content/thirdPartyNotices.ts';

/** A package of which something is part of what is served. */
type UsedPackage = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
};

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
};

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|copyrightnotice)/i;
const TITLE_OF_MIT = /^(?:the )?mit license/im;
/** Vite names here what is in its own tools, of which nothing is served. */
const NOT_SERVED = /^# Licenses of bundled dependencies[\s\S]*/m;
/** Licences of what may be served; docs/dependencies.md says what each asks for. */
const LICENCES = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'OFL-1.1'];
/** Where a package keeps the licences of what it has from others. */
const MORE_LICENCES: Readonly<Record<string, string>> = { 'pdfjs-dist': 'wasm' };
const WIDTH = 80;

/** Reads the package in `folder`; one without a licence, or with one that is not on the list, must not be served. */
export function readPackage(folder: string): UsedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version } = manifest;
  const more = MORE_LICENCES[name];
  const files = [folder, ...(more === undefined ? [] : [join(folder, more)])].map(licenceFiles).join('\n\n');
  const licence = manifest.license ?? (TITLE_OF_MIT.test(files) ? 'MIT' : undefined);
  if (licence === undefined) throw new Error(`${name} is part of the build and names no licence.`);
  if (!isAllowed(licence)) throw new Error(`${name} has the licence ${licence}, which is not on the list.`);
  if (files === '' && licence !== 'MIT') throw new Error(`${name} is part of the build and has no text of ${licence}.`);
  return { name, version, licence, text: files === '' ? textOfMit(manifest) : files };
}

/** Whether one of the licences to choose from is on the list, with all that it is made of. */
function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => LICENCES.includes(part)));
}

function licenceFiles(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(NOT_SERVED, '').trim())
    .join('\n\n');
}

function textOfMit({ name, author }: Manifest): string {
  const named = typeof author === 'object' ? author.name : author?.replace(/\s*<.*/, '');
  if (named === undefined)
    throw new Error(`${name} is part of the build and names neither its licence's text nor an author.`);
  return [WORDS.noFile, `Copyright (c) ${named}`, MIT_TEXT].join('\n\n');
}

function statementOf({ name, version }: UsedPackage): readonly string[] {
  const statements: Readonly<Record<string, (version: string) => readonly string[]>> = WORDS.statements;
  const statement = statements[name];
  return statement === undefined ? [] : [...statement(version), ''];
}

function named({ name, version }: UsedPackage): string {
  return `${name} ${version}`;
}

/** The file that names every used package once, each with what its licence asks to be passed on. */
export function noticesText(packages: readonly UsedPackage[]): string {
  const byName = new Map(packages.map((used) => [named(used), used]));
  const sorted = [...byName.keys()].toSorted().map((name) => byName.get(name) as UsedPackage);
  const lines = sorted.flatMap((used) => [
    '='.repeat(WIDTH),
    named(used),
    WORDS.licence(used.licence),
    '',
    ...statementOf(used),
    used.text,
    '',
  ]);
  return [WORDS.title, '', ...WORDS.introduction, '', ...lines].join('\n');
}
