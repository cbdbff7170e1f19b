import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What lists of advertisements, trackers and annoyances hide or refuse by its name. */
const HIDDEN =
  /(?:^|[-_./])(?:ads?|advert\w*|sponsor\w*|promo\w*|banners?|popups?|pop-up|newsletter|analytics|track(?:er|ing)|beacon|pixel|metrics|telemetry|cookies?|gdpr|outbrain|taboola)(?=[-_./]|$)/i;
const CLASS_NAME = /\.([a-z][\w-]*)/gi;
const NAME_GIVEN = /\b(?:id|className)="([^"{}]+)"/g;
const ROOT = resolve(import.meta.dirname, '../../..');
const SHOWN = ['src/app', 'src/components', 'src/screens'];
const SERVED = [...SHOWN, 'src/content', 'src/journey', 'src/services', 'src/documents', 'public'];
/** What goes into the archive of the extension is no file that the page asks for. */
const PACKED = join('documents', 'extension');

const filesIn = (folders: readonly string[], ending = '') =>
  folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
const namesIn = (pattern: RegExp, files: readonly string[]) =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name));

/** Words that are written together are taken apart: `promoBanner` is hidden as `promo-banner` is. */
function isHidden(name: string): boolean {
  return HIDDEN.test(name) || HIDDEN.test(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-'));
}

describe('F-79 an ad blocker hides and refuses things by their names', () => {
  it('knows such a name when it meets one', () => {
    const hidden = ['ads', 'ad-slot', 'promoBanner', 'cookie-notice', 'analytics.js'];
    expect([...hidden, 'AdvanceBars.tsx', 'address', 'loading'].filter(isHidden)).toEqual(hidden);
  });

  it('no file and no element of the product is named so: everything is asked for, and nothing hidden (R1.5, R1.8)', () => {
    const files = filesIn(SERVED).filter((file) => !file.includes(PACKED));
    const styled = namesIn(CLASS_NAME, filesIn(SHOWN, '.module.css'));
    const given = namesIn(NAME_GIVEN, filesIn(SHOWN, '.tsx'));
    expect([files.length > 100, styled.length > 200, given.length > 0]).toEqual([true, true, true]);
    expect([...files.map((file) => basename(file)), ...styled, ...given].filter(isHidden)).toEqual([]);
  });
});
