import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Variables from '#src/app/theme/mantineVariables.ts';

const REGULAR_WEIGHT = 400;
/** The product's font files. `name` is the font's name in the theme tokens; `weights` is the range the file covers. */
const FONTS = [
  { name: 'Bricolage', family: 'bricolage-grotesque', weight: 700, weights: '200 800' },
  { name: 'Instrument', family: 'instrument-sans', weight: REGULAR_WEIGHT, weights: '400' },
  { name: 'Instrument', family: 'instrument-sans', weight: 600, weights: '600 700' },
];

/**
 * `measuredAs` is an equally wide font that fontaine has metrics for. Bold text is `boldWidthRatio` times as wide as
 * regular text.
 */
const FALLBACKS = {
  Arial: {
    measuredAs: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    boldWidthRatio: 1.086,
  },
  Roboto: {
    measuredAs: 'Roboto',
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    boldWidthRatio: 1.015,
  },
  DejaVu: {
    measuredAs: 'Verdana',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    boldWidthRatio: 1.12,
  },
};

/** Scales system fonts to the metrics of the product's fonts, so the layout doesn't shift when those load. */
export function fallbackFonts(): Plugin {
  return virtualStylesheet('fallback-fonts', async (root) => {
    const { generateFontFace, getMetricsForFamily, readMetrics } = await import('fontaine');
    let css = '';
    for (const { name, family, weight, weights } of FONTS) {
      const file = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
      const font = await readMetrics(pathToFileURL(join(root, file)));
      for (const [fallbackName, { measuredAs, boldWidthRatio, regular, bold }] of Object.entries(FALLBACKS)) {
        const fallback = await getMetricsForFamily(measuredAs);
        if (font === null || fallback === null) throw new Error(`No font metrics for ${name} or ${measuredAs}.`);
        const isBold = weight > REGULAR_WEIGHT;
        css += generateFontFace(font, {
          name: `${name} as ${fallbackName}`,
          font: measuredAs,
          metrics: isBold ? { ...fallback, xWidthAvg: fallback.xWidthAvg * boldWidthRatio } : fallback,
          src: (isBold ? bold : regular).map((local) => `local('${local}')`).join(', '),
          'font-weight': weights,
        });
      }
    }
    return css;
  });
}

/** Serves Mantine's theme variables as a stylesheet, because the Content-Security-Policy blocks inline styles. */
export function themeVariables(): Plugin {
  return virtualStylesheet('mantine-variables', async (root, watch) => {
    const path = join(root, 'src/app/theme/mantineVariables.ts');
    const { module, dependencies } = await runnerImport<typeof Variables>(path);
    for (const file of [path, ...dependencies]) watch(file);
    return module.mantineVariables();
  });
}

/** Creates a plugin that serves generated CSS as `virtual:<name>.css`; `watch` adds a source file to watch. */
function virtualStylesheet(
  name: string,
  generate: (root: string, watch: (file: string) => void) => Promise<string>,
): Plugin {
  const specifier = `virtual:${name}.css`;
  const id = `\0${specifier}`;
  return {
    name,
    resolveId: { filter: { id: new RegExp(`^${specifier}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      handler() {
        return generate(this.environment.config.root, (file) => this.addWatchFile(file));
      },
    },
  };
}
