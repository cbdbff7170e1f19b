import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { noticesText, readPackage } from './noticesText.ts';

const NOTICES_FILE = 'third-party-notices.txt';

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** Code that the tools of the build add themselves, and whose it is. */
const ADDED_CODE = /^\0(rolldown|vite)\//;
const STYLE_SHEET = /\.css$/;
const IMPORTED_SHEET = /@import\s+['"]([^'"]+)['"]/g;

/**
 * Writes beside the pages which packages they are made of, with their licences. Counted are the code and the files of
 * every page, and the style sheets that a style sheet imports, which the list of its modules leaves out.
 */
export function notices(): Plugin {
  const folders = new Set<string>();
  return {
    name: 'notices',
    apply: 'build',
    sharedDuringBuild: true,
    config: () => ({ builder: {} }),
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config;
      const sources = Object.values(bundle).flatMap(sourcesOf);
      for (const source of [...sources, ...sources.flatMap((path) => importedSheets(root, path))]) {
        const folder = packageFolder(root, source);
        if (folder !== null) folders.add(folder);
      }
    },
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const pages = Object.values(environments).filter((built) => built.config.consumer === 'client');
        if (pages.some(({ isBuilt }) => !isBuilt))
          throw new Error('The notices can be written only when every page has been built.');
        const packages = [...folders].map(readPackage);
        writeFileSync(join(resolve(config.root, config.build.outDir), NOTICES_FILE), noticesText(packages));
      },
    },
  };
}

function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  return file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
}

/** What a style sheet imports, and what that imports; each has become part of it. */
function importedSheets(root: string, source: string): readonly string[] {
  if (!STYLE_SHEET.test(source)) return [];
  const imports = [...readFileSync(source, 'utf8').matchAll(IMPORTED_SHEET)].map(([, name = '']) =>
    resolve(name.startsWith('.') ? dirname(source) : join(root, 'node_modules'), name),
  );
  return [
    ...imports,
    ...imports.filter((path) => packageFolder(root, path) === null).flatMap((path) => importedSheets(root, path)),
  ];
}

/** The folder of the package that a source belongs to; null for one of our own. */
function packageFolder(root: string, source: string): string | null {
  const [, tool] = ADDED_CODE.exec(source) ?? [];
  if (tool !== undefined) return resolve(root, 'node_modules', tool);
  return PACKAGE_FOLDER.exec(resolve(root, source.replace(/^\0/, '')))?.[0] ?? null;
}
