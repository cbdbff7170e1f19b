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
    expect(JSON.parse(textOf('manifest.json'))).toEqual({
      manifest_version: 3,
      name: 'Creator Cash Advance',
      version: '1.0.0',
      description: 'A way back to your repayment dashboard. It asks for no permissions and reads no pages.',
      icons: { '16': 'icon-16.png', '48': 'icon-48.png', '128': 'icon-128.png' },
      action: {
        default_title: 'Creator Cash Advance',
        default_popup: 'popup.html',
        default_icon: { '16': 'icon-16.png', '48': 'icon-48.png' },
      },
    });
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
