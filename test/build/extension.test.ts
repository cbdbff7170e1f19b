// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILES, ROUTES } from '#machines/journey/routes.ts';

const DASHBOARD = `http://localhost:4173${ROUTES.dashboardEstablished.path}`;
const ICONS = ['icon-128.png', 'icon-16.png', 'icon-48.png'];
const files = unzipSync(Uint8Array.from(readFileSync(`public${FILES.extension}`)));
const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());

describe('The browser extension', () => {
  it('does not request permissions or site access, and contains only a popup (R13.3)', () => {
    const { action, ...manifest } = JSON.parse(read('manifest.json')) as Readonly<Record<string, unknown>>;
    expect(Object.keys(manifest).toSorted()).toEqual(['description', 'icons', 'manifest_version', 'name', 'version']);
    expect(manifest['manifest_version']).toBe(3);
    expect(action).toMatchObject({ default_popup: 'popup.html' });
    const others = ['manifest.json', 'popup.css', 'popup.html', 'popup.js'];
    expect(Object.keys(files).toSorted()).toEqual([...ICONS, ...others]);
    expect(ICONS.map((name) => read(name).slice(1, 4))).toEqual(['PNG', 'PNG', 'PNG']);
  });

  it('loads only its own files and links only to the dashboard (R13.3)', () => {
    const attributes = read('popup.html').matchAll(/\b(?:src|srcset|href|action|data)="([^"]*)"/g);
    const addresses = Array.from(attributes, ([, address]) => address);
    expect(addresses).toEqual(['popup.css', 'popup.js', DASHBOARD]);
    expect(read('popup.css')).not.toMatch(/url\(|@import/);
  });

  it('does not send requests, evaluate code or use extension APIs (R13.3)', () => {
    expect(read('popup.js')).not.toMatch(
      /\b(?:fetch|XMLHttpRequest|WebSocket|Image|navigator|import|chrome|browser)\b/,
    );
    expect(read('popup.js')).not.toMatch(/https?:\/\/\w|\b(?:eval|Function|cookie|innerHTML|createElement)\b/);
  });

  it.each([
    ['https://me.example/dashboard', 'https://me.example/dashboard'],
    ['javascript:alert(1)', DASHBOARD],
    ['data:text/html,https://me.example', DASHBOARD],
  ])('turns the address %s into a link to %s', (typed, linked) => {
    onTestFinished(() => {
      localStorage.clear();
      document.body.replaceChildren();
    });
    document.body.innerHTML = read('popup.html');
    runInThisContext(`{${read('popup.js')}}`);
    document.querySelector('input')?.setAttribute('value', typed);
    document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(document.querySelector('a')?.href).toBe(linked);
  });
});
