import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { virtualSheet } from './virtualSheet.ts';

/** Our fonts as the theme's tokens call their fallbacks, with the weights that each file stands for. */
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
 * Fonts that devices have, and a family with the same letter widths that the library has metrics of. It has none of bold
 * styles: `widening` is how much wider those are.
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

/** Scales fonts of the device to the measures of ours, so the layout doesn't shift when ours arrive. */
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
