import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Variables from '#src/app/theme/mantineVariables.ts';

/** Our fonts, as the theme's tokens name their fallbacks, with the weights that each file covers. */
const FONTS = [
  {
    name: 'Bricolage',
    weights: '200 800',
    style: 'bold',
    file: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  },
  {
    name: 'Instrument',
    weights: '400',
    style: 'regular',
    file: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2',
  },
  {
    name: 'Instrument',
    weights: '600 700',
    style: 'bold',
    file: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2',
  },
] as const;

/**
 * Fonts of devices, and a family with equal letter widths whose metrics fontaine has. It has no metrics of bold styles, so
 * `widening` says how much wider those are.
 */
const FALLBACKS = {
  Arial: {
    measuredAs: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    widening: 1.086,
  },
  Roboto: {
    measuredAs: 'Roboto',
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widening: 1.015,
  },
  DejaVu: {
    measuredAs: 'Verdana',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widening: 1.12,
  },
};

/** Scales fonts of the device to the metrics of ours, so the layout doesn't shift when ours load. */
export function fallbackFonts(): Plugin {
  return virtualSheet('fallback-fonts', async (root) => {
    const { generateFontFace, getMetricsForFamily, readMetrics } = await import('fontaine');
    const faces = FONTS.flatMap(({ name, weights, style, file }) =>
      Object.entries(FALLBACKS).map(async ([fallback, { measuredAs, widening, ...locals }]) => {
        const [own, regular] = await Promise.all([
          readMetrics(pathToFileURL(join(root, 'node_modules', file))),
          getMetricsForFamily(measuredAs),
        ]);
        if (own === null || regular === null) throw new Error(`There are no metrics of ${name} or ${measuredAs}.`);
        return generateFontFace(own, {
          name: `${name} as ${fallback}`,
          font: measuredAs,
          metrics: style === 'bold' ? { ...regular, xWidthAvg: regular.xWidthAvg * widening } : regular,
          src: locals[style].map((local) => `local('${local}')`).join(', '),
          'font-weight': weights,
        });
      }),
    );
    return (await Promise.all(faces)).join('');
  });
}

/** Serves the variables of Mantine's theme as a style sheet, because the Content-Security-Policy refuses inline styles. */
export function themeVariables(): Plugin {
  return virtualSheet('mantine-variables', async (root, watch) => {
    const path = join(root, 'src/app/theme/mantineVariables.ts');
    const { module, dependencies } = await runnerImport<typeof Variables>(path);
    for (const file of [path, ...dependencies]) watch(file);
    return module.mantineVariables();
  });
}

/** Creates a plugin that serves generated CSS as `virtual:<name>.css`; `watch` adds a source that it depends on. */
function virtualSheet(
  name: string,
  generate: (root: string, watch: (file: string) => void) => Promise<string>,
): Plugin {
  const address = `virtual:${name}.css`;
  const id = `\0${address}`;
  return {
    name,
    resolveId: { filter: { id: new RegExp(`^${address}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      handler() {
        return generate(this.environment.config.root, (file) => this.addWatchFile(file));
      },
    },
  };
}
