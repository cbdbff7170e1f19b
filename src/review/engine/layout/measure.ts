import type { Altitude } from './geometry.ts';
import glyphWidths from './glyphWidths.json' with { type: 'json' };

export type TextStyle = {
  readonly size: number;
  readonly weight: keyof typeof glyphWidths;
  readonly lineHeight: number;
};

export type TextStyles = Readonly<Record<'screen' | 'title' | 'label' | 'row' | 'note' | 'words', TextStyle>>;

/** Must match the fonts of the scene. The map's are larger, because it is shown at about two thirds of its size. */
export const TEXT_STYLES = {
  chart: {
    screen: { size: 17, weight: '600', lineHeight: 22 },
    title: { size: 14, weight: '600', lineHeight: 19 },
    label: { size: 12.5, weight: '500', lineHeight: 16 },
    row: { size: 12.5, weight: '400', lineHeight: 17 },
    note: { size: 12.5, weight: '400', lineHeight: 17 },
    words: { size: 12, weight: '400', lineHeight: 16 },
  },
  map: {
    screen: { size: 18, weight: '600', lineHeight: 22 },
    title: { size: 18, weight: '600', lineHeight: 22 },
    label: { size: 16, weight: '500', lineHeight: 20 },
    row: { size: 16, weight: '400', lineHeight: 20 },
    note: { size: 14, weight: '400', lineHeight: 17 },
    words: { size: 16, weight: '400', lineHeight: 20 },
  },
} as const satisfies Record<'map' | 'chart', TextStyles>;

const UNITS_PER_EM = 1000;

/** Returns the width in pixels. A character without a known width counts as one em. */
export function textWidth(text: string, { size, weight }: TextStyle): number {
  const widths: Readonly<Record<string, number>> = glyphWidths[weight];
  const units = Array.from(text).reduce((sum, character) => sum + (widths[character] ?? UNITS_PER_EM), 0);
  return (units * size) / UNITS_PER_EM;
}

export function textSize(
  lines: readonly string[],
  style: TextStyle,
): { readonly width: number; readonly height: number } {
  const width = Math.max(0, ...lines.map((line) => textWidth(line, style)));
  return { width: Math.ceil(width) + 1, height: lines.length * style.lineHeight };
}

const LABEL_PADDING = 4;
export const ICON_WIDTH = 24;

export function labelSize(lines: readonly string[], altitude: Altitude, hasIcon: boolean): ReturnType<typeof textSize> {
  const { width, height } = textSize(lines, TEXT_STYLES[altitude].label);
  return { width: width + 2 * LABEL_PADDING + (hasIcon ? ICON_WIDTH : 0), height };
}

/** Breaks text into lines no longer than `limit`, as measured by `lengthOf`. A longer word gets a separate line. */
export function wrapText(
  text: string,
  limit: number,
  lengthOf: (line: string) => number = ({ length }) => length,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && lengthOf(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
