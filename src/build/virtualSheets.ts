import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Variables from '#src/app/theme/mantineVariables.ts';

const REGULAR_WEIGHT = 400;
/** Our fonts, named as in the theme's tokens: the weight of each file, and the weights it covers. */
const FONTS = [
  { name: 'Bricolage', family: 'bricolage-grotesque', weight: 700, weights: '200 800' },
  { name: 'Instrument', family: 'instrument-sans', weight: REGULAR_WEIGHT, weights: '400' },
  { name: 'Instrument', family: 'instrument-sans', weight: 600, weights: '600 700' },
];

/** `measuredAs` is a font of equal width that fontaine has metrics for; bold styles are `widening` times as wide. */
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

/** Scales device fonts to the metrics of ours, so the layout doesn't shift when ours load. */
export function fallbackFonts(): Plugin {
  return virtualSheet('fallback-fonts', async (root) => {
    const { generateFontFace, getMetricsForFamily, readMetrics } = await import('fontaine');
    let sheet = '';
    for (const { name, family, weight, weights } of FONTS) {
      const file = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
      const own = await readMetrics(pathToFileURL(join(root, file)));
      for (const [fallback, { measuredAs, widening, regular, bold }] of Object.entries(FALLBACKS)) {
        const metrics = await getMetricsForFamily(measuredAs);
        if (own === null || metrics === null) throw new Error(`No font metrics for ${name} or ${measuredAs}.`);
        const isBold = weight > REGULAR_WEIGHT;
        sheet += generateFontFace(own, {
          name: `${name} as ${fallback}`,
          font: measuredAs,
          metrics: isBold ? { ...metrics, xWidthAvg: metrics.xWidthAvg * widening } : metrics,
          src: (isBold ? bold : regular).map((local) => `local('${local}')`).join(', '),
          'font-weight': weights,
        });
      }
    }
    return sheet;
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

/** Creates a plugin that serves generated CSS as `virtual:<name>.css`; `watch` adds a source file to watch. */
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
