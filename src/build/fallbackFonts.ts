import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { virtualSheet } from './virtualSheet.ts';

/** Our fonts, as the theme's tokens call their fallbacks. */
const FONTS = {
  Bricolage: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  Instrument: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2',
};

/** Fonts that devices have: their names, and a family with the same letter widths that the library has metrics of. */
const FALLBACKS = {
  Arial: { locals: ['Arial', 'ArialMT', 'Liberation Sans'], measuredAs: 'Arial' },
  Roboto: { locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], measuredAs: 'Roboto' },
  DejaVu: { locals: ['DejaVu Sans', 'DejaVuSans'], measuredAs: 'Verdana' },
};

/** Scales fonts of the device to the measures of ours, so the layout doesn't shift when ours arrive. */
export function fallbackFonts(): Plugin {
  return virtualSheet('fallback-fonts', async (root) => {
    const { generateFontFace, getMetricsForFamily, readMetrics } = await import('fontaine');
    const faces = Object.entries(FONTS).flatMap(([font, file]) =>
      Object.entries(FALLBACKS).map(async ([fallback, { locals, measuredAs }]) => {
        const [own, others] = await Promise.all([
          readMetrics(pathToFileURL(join(root, 'node_modules', file))),
          getMetricsForFamily(measuredAs),
        ]);
        if (own === null || others === null) throw new Error(`There are no metrics of ${font} or ${measuredAs}.`);
        const src = locals.map((name) => `local('${name}')`).join(', ');
        return generateFontFace(own, { name: `${font} as ${fallback}`, font: measuredAs, metrics: others, src });
      }),
    );
    return (await Promise.all(faces)).join('');
  });
}
