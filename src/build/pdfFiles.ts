import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /pdfjs-dist\/legacy\/build\/pdf\.worker\.min\.mjs\?url$/;
/** The folders of the PDF library that it fetches from by name. */
const FOLDERS = ['cmaps', 'standard_fonts'];
/** How the worker steps through the pages of a document whose page tree is damaged. */
const PAGE_LIST =
  /(async getAllPageDicts\([^]*?\bposInKids:\w+\}=(\w+);[^]*?=\w+\[)\w+(\];let [^]*?;)\2\.posInKids\+\+(\}return)/;
/** A built-in that the library's build for older browsers still takes for granted. */
const WITH_RESOLVERS =
  'Promise.withResolvers ??= () => { const made = {}; made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject })); return made; };';

/**
 * Serves the parts of the PDF library that are not bundled: its worker, mended, and next to its decoders the character
 * maps and fonts for documents that don't embed theirs. The development server serves them as installed.
 */
export function pdfFiles(root: string, target: string): Plugin {
  const library = join(root, 'node_modules/pdfjs-dist');
  return {
    name: 'pdf-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!WORKER.test(id)) return null;
      const source = mendWorker(readFileSync(join(library, 'legacy/build/pdf.worker.min.mjs'), 'utf8'));
      const worker = this.emitFile({ type: 'asset', name: 'pdf.worker.min.mjs', source });
      return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
    },
    generateBundle() {
      for (const folder of FOLDERS) {
        for (const name of readdirSync(join(library, folder))) {
          const source = readFileSync(join(library, folder, name));
          this.emitFile({ type: 'asset', fileName: `${target}/${folder}/${name}`, source });
        }
      }
    },
  };
}

/**
 * Lets the worker list the pages that follow a broken one, where the library's own stops, and run in older browsers
 * (R20.7).
 */
export function mendWorker(source: string): string {
  if (!PAGE_LIST.test(source)) throw new Error('This version of the PDF library lists pages differently.');
  const mended = source.replace(
    PAGE_LIST,
    (_all, start: string, item: string, rest: string, end: string) =>
      `${start}${item}.posInKids++${rest.replaceAll('break', 'continue')}${end}`,
  );
  return `${WITH_RESOLVERS}\n${mended}`;
}
