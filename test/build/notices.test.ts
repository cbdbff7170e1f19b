import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { notices } from '#src/build/notices.ts';
import { THIRD_PARTY_NOTICES } from '#src/content/thirdPartyNotices.ts';

const BUILD_TIMEOUT_MS = 60_000;

it('A build lists all shipped packages with the text of their licenses', { timeout: BUILD_TIMEOUT_MS }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'notices-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/direct': { version: '1.2.3', license: 'MIT' },
    'node_modules/direct/node_modules/@scope/nested': { version: '2.0.0' },
    'node_modules/native': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/rolldown': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/types': { version: '1.0.0', license: 'MIT', devOptional: true },
  };
  write('package-lock.json', JSON.stringify({ packages }));
  write('node_modules/direct/LICENSE', 'Permission is granted.');
  write('node_modules/direct/license.svg', 'An image.');
  write('node_modules/direct/wasm/LICENSE_OTHERS.md', 'License of vendored code.');
  write('node_modules/direct/node_modules/@scope/nested/NOTICE.txt', 'Notice of the nested package.');
  write('node_modules/rolldown/package.json', '{}');
  write('index.html', '<!doctype html><p>page</p>');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [notices()] });
  const [introduction, ...entries] = readFileSync(join(root, 'dist/third-party-notices.txt'), 'utf8').split(
    /^={80}\n/m,
  );
  expect(introduction).toBe(`${THIRD_PARTY_NOTICES.title}\n\n${THIRD_PARTY_NOTICES.introduction}\n`);
  expect(entries).toEqual([
    'direct 1.2.3\nLicense: MIT\n\nPermission is granted.\n\nLicense of vendored code.\n',
    '@scope/nested 2.0.0\nLicense: see the text below\n\nNotice of the nested package.\n',
    `rolldown 1.0.0\nLicense: MIT\n\n${THIRD_PARTY_NOTICES.noFile}\n`,
  ]);
});
