import { zlibSync } from 'fflate';

type Colour = readonly [red: number, green: number, blue: number];

const GROUND: Colour = [11, 93, 72];
const BAR: Colour = [255, 255, 255];
const LAST_BAR: Colour = [255, 193, 69];
const BAR_HEIGHTS = [0.3, 0.45, 0.36, 0.64] as const;
const MARGIN = 0.18;
const BAR_SHARE = 0.62;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const TRUE_COLOUR_8_BIT = [8, 2, 0, 0, 0] as const;
const CRC_POLYNOMIAL = 0xedb88320;

/** The product's revenue bars as a square PNG of this many pixels. */
export function extensionIcon(size: number): Uint8Array {
  const rows: number[] = [];
  for (let y = 0; y < size; y += 1) {
    rows.push(0);
    for (let x = 0; x < size; x += 1) rows.push(...colourAt((x + 0.5) / size, (y + 0.5) / size));
  }
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...fourBytes(size), ...fourBytes(size), ...TRUE_COLOUR_8_BIT]),
    ...chunk('IDAT', [...zlibSync(Uint8Array.from(rows), { level: 9 })]),
    ...chunk('IEND', []),
  ]);
}

function colourAt(x: number, y: number): Colour {
  const step = (1 - 2 * MARGIN) / BAR_HEIGHTS.length;
  const position = (x - MARGIN) / step;
  const bar = Math.floor(position);
  const height = BAR_HEIGHTS[bar];
  const isInBar = height !== undefined && position - bar < BAR_SHARE && y <= 1 - MARGIN && y >= 1 - MARGIN - height;
  if (!isInBar) return GROUND;
  return bar === BAR_HEIGHTS.length - 1 ? LAST_BAR : BAR;
}

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  return [...fourBytes(data.length), ...body, ...fourBytes(crc32(body))];
}

function fourBytes(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function crc32(data: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
