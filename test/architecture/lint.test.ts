import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LINT_TIMEOUT_MS = 60_000;
const ROOT = resolve(import.meta.dirname, '../..');
const SCREEN = 'A screen reads its view';
const PAGE = 'The review page gets everything';

/** Each file breaks one rule, and its diagnostics must contain the message. */
const VIOLATIONS: [file: string, message: string, code: string][] = [
  ['machines/domain/usesXstate.ts', 'The domain is pure', `export { setup } from 'xstate';`],
  [
    'machines/journey/usesTypes.ts',
    'The chart may only import xstate',
    `import type { ReactNode } from 'react';\nexport type A = ReactNode;`,
  ],
  ['machines/domain/usesWindow.ts', 'code that needs the browser', `export const width = window.innerWidth;`],
  ['machines/domain/usesStorage.ts', 'declare a port', `export const session = localStorage.length;`],
  ['machines/domain/usesTimer.ts', 'named delay', `setTimeout(() => {}, 1);`],
  ['machines/domain/usesFile.ts', 'src/services keeps its bytes', `export const empty = new File([], 'a');`],
  ['machines/domain/usesClock.ts', 'The chart may not read the clock', `export const now = Date.now();`],
  ['machines/domain/usesRandom.ts', 'The chart is deterministic', `export const random = Math.random();`],
  ['machines/domain/usesParent.ts', 'Import from other folders', `import '../constants.ts';`],
  ['machines/domain/noExtension.ts', 'with its extension', `import './ein';`],
  ['src/content/usesRule.ts', 'Content is only text', `import { x } from '#machines/domain/business.ts';\nx();`],
  ['src/components/usesJourney.tsx', 'A component may not import', `import '#src/journey/JourneyContext.ts';`],
  ['src/components/usesGrid.tsx', 'a CSS module', `import { SimpleGrid } from '@mantine/core';\nSimpleGrid;`],
  ['src/components/usesHtml.tsx', 'no-danger', `export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;`],
  ['src/services/usesMachine.ts', 'A service implements a port', `import '#machines/journey/machine.ts';`],
  ['src/documents/usesScreens.ts', 'A document is generated from', `import '#src/screens/registry.ts';`],
  ['src/build/usesScreens.ts', 'A build plugin may only import Vite', `import '#src/screens/registry.ts';`],
  ['src/screens/offers/usesServices.tsx', SCREEN, `import '#src/services/inputStore.ts';`],
  ['src/screens/offers/usesScreen.tsx', SCREEN, `import '#src/screens/contract/ContractScreen.tsx';`],
  ['src/app/usesTest.tsx', 'The app combines the other folders', `import '#test/support/journeyAt.ts';`],
  ['src/journey/usesScreens.ts', 'src/journey connects React', `import '#src/screens/registry.ts';`],
  ['src/review/engine/usesJourney.ts', 'The engine works with any', `import '#machines/journey/routes.ts';`],
  ['src/review/journey/usesPage.ts', 'It may not import the page', `import '#src/review/page/words/shell.ts';`],
  ['src/review/page/shell/usesJourney.tsx', PAGE, `import '#machines/journey/routes.ts';`],
  ['src/review/page/facts/usesHigherLayer.ts', PAGE, `import '#src/review/page/viewer/context.ts';`],
  ['src/review/demonstration/usesPage.ts', 'A demonstration runs the app', `import '#src/review/page/words/shell.ts';`],
  [
    'src/components/isFirst.ts',
    'Dependency cycle',
    `import { b } from './isSecond.ts';\nexport const a = (): number => b;`,
  ],
  ['src/components/index.ts', 'Barrel file', `export * from './a.ts';\nexport * from './b.ts';`],
  ['test/domain/tuple.test.ts', 'a failing tuple', `expect([1, 2]).toEqual([1, 2]);`],
  ['test/domain/cast.test.ts', 'Type the value properly', `export const one = 1 as unknown as string;`],
  ['test/e2e/sleep.spec.ts', 'Wait for a condition', `page.waitForTimeout(1);`],
  ['test/domain/pronoun.test.ts', 'not a pronoun', `it('that is long', () => expect(1).toBe(1));`],
  ['machines/domain/what.ts', 'Start a comment with', `/** What is saved. */\nexport const saved = 1;`],
  ['src/app/anew.ts', 'a plain word for "anew"', `// The page loads anew.\nexport const loads = 1;`],
  ['test/domain/goesOn.test.ts', 'a plain word for "goes on"', `it('saving goes on', () => expect(1).toBe(1));`],
  ['test/domain/long.test.ts', 'at most 12 words', `it('${'word '.repeat(13)}(R1.1)', () => expect(1).toBe(1));`],
];

const VALID: [file: string, code: string][] = [
  ['machines/domain/fine.ts', `import '#machines/constants.ts';\nimport './business.ts';`],
  ['machines/journey/fine.ts', `import 'xstate';\nimport '#machines/domain/business.ts';\nimport './routes.ts';`],
  ['src/review/page/shell/fine.tsx', `import '#src/review/page/facts/review.ts';\nimport './Shell.tsx';`],
  [
    'src/components/isSecond.ts',
    `import { a } from './isFirst.ts';\nexport const b = 1;\nexport const c = (): number => a();`,
  ],
  ['test/domain/fine.test.ts', `import { expect, it } from 'vitest';\nit('adds up (R1.1)', () => expect(1).toBe(1));`],
  [
    'src/screens/offers/fine.tsx',
    `import '#machines/journey/views/a.ts';\nimport '#src/screens/offers/parts/Row.tsx';`,
  ],
];

type Diagnostic = Readonly<Record<'code' | 'filename' | 'message' | 'help', string>>;

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
let diagnostics: Diagnostic[] = [];

const messagesFor = (file: string) =>
  diagnostics
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help }) => `${code} ${message} ${help}`);

beforeAll(() => {
  for (const name of ['.oxlint.mjs', '.oxlint.rules.mjs', '.oxlint.words.mjs', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, name), join(folder, name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, code] of [...VIOLATIONS.map(([name, , text]) => [name, text] as const), ...VALID]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const args = '-c .oxlint.mjs --format=json machines src test'.split(' ');
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
}, LINT_TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true }));

describe('The linter', () => {
  it.each(VIOLATIONS)('reports %s: %s', (file, message) => {
    expect(messagesFor(file).join('\n')).toContain(message);
  });

  it.each(VALID.filter(([file]) => !file.includes('isSecond')))('accepts %s', (file) => {
    expect(messagesFor(file)).toEqual([]);
  });
});

describe('The documentation', () => {
  const docs = readdirSync(join(ROOT, 'docs'), { encoding: 'utf8', recursive: true });
  const pages = ['README.md', ...docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];

  it.each(pages)('uses plain words in %s', async (page) => {
    const { findOddWords } = (await import(join(ROOT, '.oxlint.words.mjs'))) as {
      findOddWords: (text: string) => string | null;
    };
    const lines = readFileSync(join(ROOT, page), 'utf8').split('\n');
    expect(lines.filter((line) => findOddWords(line) !== null)).toEqual([]);
  });
});
