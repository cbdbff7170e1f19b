import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc, type Plugin } from 'vite';
import { LANDING_PAGE } from './strictServing.ts';

const FIRST_FILES = '<!-- render-blocking files -->';
/** The style sheets, and the entry script with its preloads. */
const FILES = [
  /\s*<link rel="stylesheet"[^>]*>/g,
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
];
const FIRST_SCRIPT = 'firstPaint.js';

/** Moves the files that block the first paint to the top of the head. */
export function headTags(): Plugin {
  return {
    name: 'head-tags',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const path = join(this.environment.config.root, 'src/app/entry/firstPaint.ts');
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
      // The compiler marks the script as a module, but it has no imports and runs as a classic script.
      const source = minifySync(path, code.replace(/export \{\};?/, ''), { module: false }).code;
      this.emitFile({ type: 'asset', name: FIRST_SCRIPT, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (path !== `/${LANDING_PAGE}`) return html;
        const script = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(FIRST_SCRIPT));
        if (script === undefined) throw new Error('The script that runs before the first paint is missing.');
        const src = `/${script.fileName}`;
        const files = FILES.flatMap((file) => [...html.matchAll(file)].map(([tag]) => tag.trim()));
        const first = [`<link rel="preload" as="script" href="${src}">`, ...files].join('\n    ');
        const page = FILES.reduce((rest, file) => rest.replaceAll(file, ''), html).replace(FIRST_FILES, () => first);
        // The browser requests nothing that follows a script until it has run, so the script comes last.
        return { html: page, tags: [{ tag: 'script', attrs: { src }, injectTo: 'head' }] };
      },
    },
  };
}
