import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Each planted file, and a part of the one sentence that must refuse it. */
const planted: [file: string, refusal: string, code: string][] = [
  ['machines/domain/usesXstate.ts', 'The domain is pure functions', `export { setup } from 'xstate';`],
  ['machines/domain/usesJourney.ts', 'The domain is pure functions', `import '#machines/journey/machine.ts';`],
  ['machines/journey/usesReact.ts', 'The chart imports xstate', `import 'react';`],
  ['machines/journey/usesGraph.ts', 'The chart imports xstate', `import '#machines/graph/toGraph.ts';`],
  ['machines/graph/usesSrc.ts', 'The graph imports xstate', `import '#src/content/offers.ts';`],
  ['machines/domain/usesWindow.ts', 'this belongs in src', `export const width = window.innerWidth;`],
  ['machines/domain/usesStorage.ts', 'declare a port', `export const session = localStorage.length;`],
  ['machines/domain/usesTimer.ts', 'named delay', `setTimeout(() => {}, 1);`],
  ['machines/domain/usesFile.ts', 'its bytes stay with src/services', `export const empty = new File([], 'a');`],
  ['machines/domain/usesClock.ts', 'The chart has no clock but its own', `export const now = Date.now();`],
  ['machines/domain/usesChance.ts', 'The chart is reproducible', `export const chance = Math.random();`],
  ['machines/domain/climbs.ts', 'Across folders write', `import '../constants.ts';`],
  ['machines/domain/nameless.ts', 'with its extension', `import './ein';`],
  ['src/content/usesReact.ts', 'Content is words', `import 'react';`],
  ['src/content/usesRule.ts', 'Content takes types', `import { x } from '#machines/domain/ein.ts';\nx();`],
  ['src/components/usesJourney.tsx', 'A component knows Mantine', `import '#src/journey/JourneyContext.ts';`],
  ['src/components/usesMachine.tsx', 'A component knows Mantine', `import '#machines/journey/machine.ts';`],
  [
    'src/components/usesGrid.tsx',
    'Lay out with a CSS module',
    `import { SimpleGrid } from '@mantine/core';\nSimpleGrid;`,
  ],
  [
    'src/components/usesHtml.tsx',
    'dangerouslySetInnerHTML',
    `export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
  ],
  ['src/services/usesReact.ts', 'answer ports without React', `import 'react';`],
  ['src/services/usesMachine.ts', 'see the chart through', `import '#machines/journey/machine.ts';`],
  ['src/documents/usesScreens.ts', 'answer ports without React', `import '#src/screens/registry.ts';`],
  ['src/screens/offers/usesServices.tsx', 'A screen asks its view', `import '#src/services/files.ts';`],
  ['src/screens/offers/usesMachine.tsx', 'never the machine', `import '#machines/journey/machine.ts';`],
  ['src/screens/offers/usesXstate.tsx', 'through src/journey', `import '@xstate/react';`],
  ['src/screens/offers/usesRouter.tsx', 'knows the router', `import 'react-router-dom';`],
  ['src/app/usesRouter.tsx', 'knows the router', `import 'react-router-dom';`],
  ['src/app/usesTest.tsx', 'never imports its tests', `import '#test/support/journeyAt.ts';`],
  ['src/journey/usesScreens.ts', 'the seam between', `import '#src/screens/registry.ts';`],
  ['src/visualizer/usesServices.tsx', 'The visualizer draws', `import '#src/services/files.ts';`],
  ['src/components/index.ts', 'Barrel file', `export * from './a.ts';\nexport * from './b.ts';`],
  ['src/components/usesDefault.ts', 'default', `export default 1;`],
  ['src/components/usesConsole.ts', 'console', `console.log(1);`],
  ['src/components/usesAny.ts', 'any', `export const a = (b: any): string => String(b);`],
  ['src/components/floats.ts', 'Promises must be awaited', `export const a = (): void => {\n  Promise.resolve(1);\n};`],
  ['src/components/isLong.ts', 'too many lines', 'export const a = 1;'.padEnd(300, '\n')],
];

const allowed: [file: string, code: string][] = [
  ['machines/domain/fine.ts', `import '#machines/constants.ts';\nimport './ein.ts';`],
  [
    'machines/journey/fine.ts',
    `import 'xstate';\nimport '#machines/domain/ein.ts';\nimport '#machines/journey/routes.ts';`,
  ],
  ['machines/graph/fine.ts', `import 'xstate/graph';\nimport '#machines/journey/machine.ts';`],
  [
    'src/content/fine.ts',
    `import type { Ein } from '#machines/domain/ein.ts';\nexport const copy = (ein: Ein): string => String(ein);`,
  ],
  ['src/app/UrlBridge.tsx', `import 'react-router-dom';\nimport '#src/screens/registry.ts';`],
  [
    'src/screens/offers/fine.tsx',
    `import '#machines/journey/views/offers.ts';\nimport './OffersScreen.module.css';\nimport './parts/Row.tsx';`,
  ],
];

type Diagnostic = { filename: string; message: string; help: string };

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
let diagnostics: Diagnostic[] = [];

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${code}\n`);
}

function complaintsAbout(file: string): string[] {
  return diagnostics.filter(({ filename }) => filename === file).map(({ message, help }) => `${message} ${help}`);
}

beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) cpSync(join(ROOT, name), join(folder, name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, , code] of planted) plant(file, code);
  for (const [file, code] of allowed) plant(file, code);
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'machines', 'src'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter', () => {
  it.each(planted)('refuses %s: %s', (file, refusal) => {
    expect(complaintsAbout(file).join('\n')).toContain(refusal);
  });

  it.each(allowed)('accepts %s', (file) => {
    expect(complaintsAbout(file)).toEqual([]);
  });
});
