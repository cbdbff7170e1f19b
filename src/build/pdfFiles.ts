import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /pdfjs-dist\/legacy\/build\/pdf\.worker\.min\.mjs\?url$/;
/** The library requests the decoders, and the files in these folders, by their unhashed names. */
const DECODER = /_nowasm_fallback\.js$/;
const FOLDERS = ['cmaps', 'standard_fonts'];
/** The worker's loop that lists the pages of a document with a damaged page tree. */
const PAGE_LIST =
  /(async getAllPageDicts\([^]*?\bposInKids:\w+\}=(\w+);[^]*?=\w+\[)\w+(\];let [^]*?;)\2\.posInKids\+\+(\}return)/;
/** A polyfill for older browsers; even the library's legacy build requires it. */
const WITH_RESOLVERS =
  'Promise.withResolvers ??= () => { const deferred = {}; deferred.promise = new Promise((resolve, reject) => Object.assign(deferred, { resolve, reject })); return deferred; };';

/** Emits the PDF library's worker, decoders, character maps and fonts, in a folder named after its version. */
export function pdfFiles(root: string): Plugin {
  const library = join(root, 'node_modules/pdfjs-dist');
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { readonly version: string };
  const target = `assets/pdfjs-${version}`;
  const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
    names.some((name) => DECODER.test(name)) ? `${target}/wasm/[name][extname]` : 'assets/[name]-[hash][extname]';
  return {
    name: 'pdf-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ build: { rolldownOptions: { output: { assetFileNames } } } }),
    load(id) {
      if (!WORKER.test(id)) return null;
      const source = patchWorker(readFileSync(join(library, 'legacy/build/pdf.worker.min.mjs'), 'utf8'));
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

/** Makes the worker list the pages after a damaged one, and run in older browsers (R20.7). */
export function patchWorker(source: string): string {
  if (!PAGE_LIST.test(source)) throw new Error("Can't patch the PDF worker: this version lists pages differently.");
  const patched = source.replace(
    PAGE_LIST,
    (_all, start: string, item: string, rest: string, end: string) =>
      `${start}${item}.posInKids++${rest.replaceAll('break', 'continue')}${end}`,
  );
  return `${WITH_RESOLVERS}\n${patched}`;
}
