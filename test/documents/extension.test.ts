import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { FILES, ROUTES } from '#machines/journey/routes.ts';
import { served } from './readPdf.ts';

const ICONS = ['icon-128.png', 'icon-16.png', 'icon-48.png'];
const OTHERS = ['manifest.json', 'popup.css', 'popup.html', 'popup.js'];
let files: Record<string, Uint8Array>;

const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());

beforeAll(async () => {
  files = unzipSync(await served(FILES.extension));
});

describe('The browser extension', () => {
  it('has the files of its manifest and no permissions (R13.3)', () => {
    const manifest = JSON.parse(textOf('manifest.json')) as object;
    const known = ['manifest_version', 'name', 'version', 'description', 'icons', 'action'];
    expect(Object.keys(manifest)).toEqual(known);
    expect(manifest).toMatchObject({ manifest_version: 3, action: { default_popup: 'popup.html' } });
    expect(Object.keys(files).sort()).toEqual([...ICONS, ...OTHERS]);
    expect(ICONS.map((name) => textOf(name).slice(1, 4))).toEqual(['PNG', 'PNG', 'PNG']);
  });

  it('links to the repayment dashboard and loads only its own files (R13.3)', () => {
    const href = /id="dashboard"\s+href="([^"]+)"/.exec(textOf('popup.html'))?.[1] ?? '';
    expect(new URL(href).pathname).toBe(ROUTES.dashboardEstablished.path);
    const loaded = textOf('popup.html').matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g);
    expect(Array.from(loaded, ([, url]) => url)).toEqual(['popup.css', 'popup.js']);
  });
});
