import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc, type Plugin } from 'vite';
import { LANDING_PAGE } from './strictServing.ts';

const FILES_PLACEHOLDER = '<!-- render-blocking files -->';
/** Match the tags of the stylesheets, and of the entry script and its preloads. */
const FILE_TAGS = [
  /\s*<link rel="stylesheet"[^>]*>/g,
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
];
const FIRST_PAINT_SCRIPT = 'firstPaint.js';

/** Adds the first-paint script to the head, and moves the stylesheet and entry script tags to its top. */
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
      this.emitFile({ type: 'asset', name: FIRST_PAINT_SCRIPT, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (path !== `/${LANDING_PAGE}`) return html;
        const script = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(FIRST_PAINT_SCRIPT),
        );
        if (script === undefined) throw new Error('The script that runs before the first paint is missing.');
        const src = `/${script.fileName}`;
        const tags = FILE_TAGS.flatMap((pattern) => [...html.matchAll(pattern)].map(([tag]) => tag.trim()));
        const firstTags = [`<link rel="preload" as="script" href="${src}">`, ...tags].join('\n    ');
        const withoutFiles = FILE_TAGS.reduce((page, pattern) => page.replaceAll(pattern, ''), html);
        const page = withoutFiles.replace(FILES_PLACEHOLDER, () => firstTags);
        // The script blocks the parser until it has run, so it comes after the tags that request other files.
        return { html: page, tags: [{ tag: 'script', attrs: { src }, injectTo: 'head' }] };
      },
    },
  };
}
