// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROUTES } from '#machines/journey/routes.ts';

const FOLDER = 'src/documents/extension';
const DASHBOARD = `http://localhost:4173${ROUTES.dashboardEstablished.path}`;
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

describe('The browser extension', () => {
  it('asks for no permission, no site and no script except its popup (R13.3)', () => {
    const { action, ...manifest } = JSON.parse(read('manifest.json')) as Readonly<Record<string, unknown>>;
    expect(Object.keys(manifest).toSorted()).toEqual(['description', 'icons', 'manifest_version', 'name', 'version']);
    expect(action).toMatchObject({ default_popup: 'popup.html' });
    expect(readdirSync(FOLDER).filter((name) => /\.(?:m?js|html)$/.test(name))).toEqual(['popup.html', 'popup.js']);
  });

  it('loads only its own files, and has one link: to the dashboard (R13.3)', () => {
    const attributes = read('popup.html').matchAll(/\b(?:src|srcset|href|action|data)="([^"]*)"/g);
    const addresses = Array.from(attributes, ([, address]) => address);
    expect(addresses).toEqual(['popup.css', 'popup.js', DASHBOARD]);
    expect(read('popup.css')).not.toMatch(/url\(|@import/);
  });

  it('has a script that requests nothing and uses no browser API (R13.3)', () => {
    expect(read('popup.js')).not.toMatch(
      /\b(?:fetch|XMLHttpRequest|WebSocket|Image|navigator|import|chrome|browser)\b/,
    );
    expect(read('popup.js')).not.toMatch(/https?:\/\/\w|\b(?:eval|Function|cookie|innerHTML|createElement)\b/);
  });

  it.each([
    ['https://me.example/dashboard', 'https://me.example/dashboard'],
    ['javascript:alert(1)', DASHBOARD],
    ['data:text/html,https://me.example', DASHBOARD],
  ])('links to %s as %s', (typed, linked) => {
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
