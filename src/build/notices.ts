import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { MIT_TEXT, THIRD_PARTY_NOTICES as WORDS } from '#src/content/thirdPartyNotices.ts';

type Locked = { readonly dev?: true; readonly optional?: true; readonly devOptional?: true };
type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | object;
};

const PACKAGE_FOLDER = /[^\0]*node_modules\/(?:@[^/]+\/)?[^/]+/;
/** Tools of the build that add code of their own to what is served. */
const ADDING_TOOLS = ['node_modules/rolldown', 'node_modules/vite'];
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|copyrightnotice)/i;
const TITLE_OF_MIT = /^(?:the )?mit license/im;
/** Vite names here what is in its own tools, of which nothing is served. */
const NOT_SERVED = /^# Licenses of bundled dependencies[\s\S]*/m;
/** Licences of what may be served; docs/dependencies.md says what each asks for. */
const LICENCES = ['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'OFL-1.1', '(MIT OR CC0-1.0)'];
/** Where a package keeps the licences of what it has from others. */
const MORE_LICENCES: Readonly<Record<string, string>> = { 'pdfjs-dist': 'wasm' };
const RULE = '='.repeat(80);

/**
 * Writes beside the pages which packages the product asks for, and those ask for in turn, with their licences. A page
 * with something of any other package, which would be one for development, is not built.
 */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config;
      const folders = servedFolders(root);
      for (const source of Object.values(bundle).flatMap(sourcesOf)) {
        const folder = PACKAGE_FOLDER.exec(source)?.[0].replace(`${root}/`, '');
        if (folder !== undefined && !folders.includes(folder))
          throw new Error(`${folder} is part of the build, but no dependency of the product.`);
      }
      if (this.environment.name !== 'client') return;
      const source = noticesText(folders.map((folder) => join(root, folder)));
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
    },
  };
}

/** The folders of the packages that the lock holds for the product, in the order of their names. */
function servedFolders(root: string): readonly string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const asked = Object.entries(lock.packages)
    .filter(([folder, { dev, optional, devOptional }]) => folder !== '' && !dev && !optional && !devOptional)
    .map(([folder]) => folder);
  return [...asked, ...ADDING_TOOLS].sort();
}

function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  return file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
}

/** The file that names every package of these folders, each with what its licence asks to be passed on. */
export function noticesText(folders: readonly string[]): string {
  return [WORDS.title, '', ...WORDS.introduction, '', ...folders.flatMap(noticeOf)].join('\n');
}

/** What is passed on of a package; one whose licence is not on the list, or has no text, must not be served. */
function noticeOf(folder: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, author } = manifest;
  const more = MORE_LICENCES[name];
  const files = [folder, ...(more === undefined ? [] : [join(folder, more)])].map(licenceFiles).join('\n\n');
  const licence = manifest.license ?? (TITLE_OF_MIT.test(files) ? 'MIT' : 'of no name');
  if (!LICENCES.includes(licence)) throw new Error(`${name} has the licence ${licence}, which is not on the list.`);
  const text = files === '' && licence === 'MIT' ? textOfMit(author) : files;
  if (text === '') throw new Error(`${name} is part of the build and has no text of ${licence}.`);
  const statement = name === 'simple-icons' ? [WORDS.brands, ''] : [];
  return [RULE, `${name} ${version}`, WORDS.licence(licence), '', ...statement, text, ''];
}

function licenceFiles(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(NOT_SERVED, '').trim())
    .join('\n\n');
}

/** The licence of MIT as of this author, whose address is left out; nothing where there is none to name. */
function textOfMit(author: Manifest['author']): string {
  if (typeof author !== 'string') return '';
  return [WORDS.noFile, `Copyright (c) ${author.replace(/\s*<.*/, '')}`, MIT_TEXT].join('\n\n');
}
