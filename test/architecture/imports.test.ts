import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { steps } from '#test/gate/steps.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const CHECK = join(ROOT, 'test/gate/deps.mjs');
const folder = mkdtempSync(join(tmpdir(), 'imports-'));

const sound: Record<string, string> = {
  'machines/constants.ts': 'export const ONE = 1;',
  'machines/domain/ein.ts': `import { ONE } from '#machines/constants.ts';\nexport type Ein = string;\nexport const ein = ONE;`,
  'machines/journey/machine.ts': `import { setup } from 'xstate';\nimport { ein } from '#machines/domain/ein.ts';\nexport const machine = [setup, ein];`,
  'machines/journey/views/offers.ts': `import { machine } from '../machine.ts';\nexport const view = machine;`,
  'machines/graph/toGraph.ts': `import { machine } from '#machines/journey/machine.ts';\nexport const graph = machine;`,
  'src/content/offers.ts': `import type { Ein } from '#machines/domain/ein.ts';\nexport const copy = (ein: Ein): string => ein;`,
  'src/components/Card.tsx': `import { Button } from '@mantine/core';\nexport const Card = Button;`,
  'src/services/files.ts': `import { ein } from '#machines/domain/ein.ts';\nexport const files = ein;`,
  'src/journey/seam.ts': `import { createActorContext } from '@xstate/react';\nimport { machine } from '#machines/journey/machine.ts';\nexport const seam = [createActorContext, machine];`,
  'src/screens/offers/OffersScreen.tsx': `import { view } from '#machines/journey/views/offers.ts';\nimport { Card } from '#src/components/Card.tsx';\nimport { copy } from '#src/content/offers.ts';\nimport { seam } from '#src/journey/seam.ts';\nexport const OffersScreen = () => <Card title={[view, copy, seam]} />;`,
  'src/screens/registry.ts': `export const registry = () => import('./offers/OffersScreen.tsx');`,
  'src/app/UrlBridge.tsx': `import { useNavigate } from 'react-router-dom';\nexport const UrlBridge = useNavigate;`,
  'src/main.tsx': `import './app/UrlBridge.tsx';\nimport './screens/registry.ts';\nimport './services/files.ts';\nimport '#machines/graph/toGraph.ts';`,
};

/** Each planted module and the complaint that must name it. */
const planted: [file: string, complaint: string, code: string][] = [
  ['machines/domain/asksChart.ts', 'domain-is-pure', `import '#machines/journey/machine.ts';`],
  ['machines/domain/asksXstate.ts', 'domain-is-pure', `import 'xstate';`],
  ['machines/journey/asksReact.ts', 'journey-knows-xstate-and-domain', `import 'react';`],
  ['machines/journey/asksGraph.ts', 'journey-knows-xstate-and-domain', `import '#machines/graph/toGraph.ts';`],
  [
    'machines/journey/asksTypes.ts',
    'journey-knows-xstate-and-domain',
    `import type { ReactNode } from 'react';\nexport type A = ReactNode;`,
  ],
  ['machines/graph/asksContent.ts', 'graph-knows-the-chart', `import '#src/content/offers.ts';`],
  ['src/content/asksReact.ts', 'content-is-words', `import 'react';`],
  ['src/components/asksSeam.tsx', 'components-know-no-journey', `import '#src/journey/seam.ts';`],
  ['src/services/asksScreen.ts', 'services-answer-ports', `import '#src/screens/registry.ts';`],
  ['src/documents/asksReact.ts', 'documents-are-pdfs', `import 'react';`],
  ['src/journey/asksScreen.ts', 'journey-seam', `import '#src/screens/registry.ts';`],
  ['src/screens/contract/asksService.tsx', 'screens-ask-and-tell', `import '#src/services/files.ts';`],
  ['src/screens/contract/asksMachine.tsx', 'screens-ask-and-tell', `import '#machines/journey/machine.ts';`],
  ['src/screens/contract/asksScreen.tsx', 'screens-stand-alone', `import '#src/screens/offers/OffersScreen.tsx';`],
  ['src/visualizer/asksScreen.tsx', 'visualizer-draws', `import '#src/screens/offers/OffersScreen.tsx';`],
  ['src/app/asksRouter.tsx', 'one-importer-of-the-router', `import 'react-router-dom';`],
  ['src/journey/asksApp.ts', 'only-the-app-composes', `import '#src/app/UrlBridge.tsx';`],
  ['src/app/asksTest.tsx', 'product-never-imports-tests', `import '#test/helper.ts';`],
  ['src/app/asksDevPackage.tsx', 'no-dev-package-in-product', `import 'axe-core';`],
  ['src/app/asksNobody.tsx', 'no-unresolvable', `import './absent.ts';`],
  ['src/app/isAlone.tsx', 'no-orphan', `export const a = 1;`],
  ['src/app/isFirst.ts', 'no-cycle', `import './isSecond.ts';`],
];

function plant(root: string, file: string, code: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${code}\n`);
}

function makeProject(name: string): string {
  const root = join(folder, name);
  mkdirSync(root);
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(root, file));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const [file, code] of Object.entries(sound)) plant(root, file, code);
  plant(root, 'test/helper.ts', 'export const helper = 1;');
  return root;
}

function check(root: string): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(process.execPath, [CHECK, root], { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('the import table', () => {
  let answer: ReturnType<typeof check>;

  beforeAll(() => {
    const root = makeProject('broken');
    for (const [file, , code] of planted) plant(root, file, code);
    plant(root, 'src/app/isSecond.ts', `import './isFirst.ts';`);
    answer = check(root);
  });

  it.each(planted)('refuses %s: %s', (file, complaint) => {
    expect(answer.lines.filter((line) => line.startsWith(`${complaint}: ${file} -> `))).toHaveLength(1);
  });

  it('fails when it complains', () => {
    expect(answer.status).toEqual(1);
  });

  it('accepts a project that keeps it', () => {
    expect(check(makeProject('sound'))).toEqual({ status: 0, lines: ['13 files, 20 imports, 0 complaints'] });
  });

  it('is looked at in this project by a step of the test command', () => {
    expect(steps.map(({ command }) => command)).toContainEqual([process.execPath, 'test/gate/deps.mjs']);
  });
});
