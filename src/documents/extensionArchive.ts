import { zipSync } from 'fflate';
import { extensionIcon } from './extensionIcon.ts';

const ICON_SIZES = [16, 48, 128] as const;

/** The written files of the extension, each with its content; the icons are drawn. */
export type ExtensionSources = Readonly<Record<'manifest.json' | 'popup.html' | 'popup.css' | 'popup.js', Uint8Array>>;

/** The browser extension as a ZIP archive; equal sources give equal bytes (R13.3). */
export function makeExtensionArchive(sources: ExtensionSources): Uint8Array {
  const files: Record<string, Uint8Array> = {
    'manifest.json': sources['manifest.json'],
    'popup.html': sources['popup.html'],
    'popup.css': sources['popup.css'],
    'popup.js': sources['popup.js'],
  };
  for (const size of ICON_SIZES) files[`icon-${size}.png`] = extensionIcon(size);
  // A ZIP stores local time without a zone: built from local parts, it reads the same in every zone.
  return zipSync(files, { level: 9, mtime: new Date(2026, 0, 1) });
}
