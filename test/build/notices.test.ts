import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { notices } from '#src/build/notices.ts';
import { THIRD_PARTY_NOTICES } from '#src/content/thirdPartyNotices.ts';

const BUILD_TIMEOUT_MS = 60_000;

it('A build lists the shipped packages with their license texts', { timeout: BUILD_TIMEOUT_MS }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'notices-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/asked': { version: '1.2.3', license: 'MIT' },
    'node_modules/asked/node_modules/@of/inner': { version: '2.0.0' },
    'node_modules/native': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/rolldown': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/types': { version: '1.0.0', license: 'MIT', devOptional: true },
  };
  write('package-lock.json', JSON.stringify({ packages }));
  write('node_modules/asked/LICENSE', 'Permission is granted.');
  write('node_modules/asked/license.svg', 'A picture.');
  write('node_modules/asked/wasm/LICENSE_OTHERS.md', 'Theirs too.');
  write('node_modules/asked/node_modules/@of/inner/NOTICE.txt', 'Its own.');
  write('node_modules/rolldown/package.json', '{}');
  write('index.html', '<!doctype html><p>page</p>');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [notices()] });
  const [opening, ...named] = readFileSync(join(root, 'dist/third-party-notices.txt'), 'utf8').split(/^={80}\n/m);
  expect(opening).toBe(`${THIRD_PARTY_NOTICES.title}\n\n${THIRD_PARTY_NOTICES.introduction}\n`);
  expect(named).toEqual([
    'asked 1.2.3\nLicense: MIT\n\nPermission is granted.\n\nTheirs too.\n',
    '@of/inner 2.0.0\nLicense: see the text below\n\nIts own.\n',
    `rolldown 1.0.0\nLicense: MIT\n\n${THIRD_PARTY_NOTICES.noFile}\n`,
  ]);
});
