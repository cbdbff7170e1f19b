import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Variables from '#src/app/theme/mantineVariables.ts';
import { virtualSheet } from './virtualSheet.ts';

/** Serves the variables of Mantine's theme as a style sheet, because the page's policy refuses inline styles. */
export function themeVariables(): Plugin {
  return virtualSheet('mantine-variables', async (root, watch) => {
    const path = join(root, 'src/app/theme/mantineVariables.ts');
    const { module, dependencies } = await runnerImport<typeof Variables>(path);
    for (const file of [path, ...dependencies]) watch(file);
    return module.mantineVariables();
  });
}
