import { resolve } from 'node:path';
import type { Place } from '#test/e2e/support/place.ts';

export const GALLERY = resolve(import.meta.dirname, '../../.reports/gallery');

/** How each place is seen: by day and by night, on a desk and in the hand. */
export const VIEWS = [
  { colorScheme: 'light', width: 1280, height: 800 },
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 360, height: 740 },
  { colorScheme: 'dark', width: 360, height: 740 },
] as const;

/** One of the ways to see a place. */
export type View = (typeof VIEWS)[number];

/** The file of a picture within the gallery. */
export function pictureName({ group, name }: Place, { colorScheme, width }: View): string {
  const words = `${group} ${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${words}-${width}-${colorScheme}.png`.replaceAll(/-+/g, '-');
}
