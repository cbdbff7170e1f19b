import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Variables from '#src/app/theme/mantineVariables.ts';

const SHEET = 'virtual:mantine-variables.css';
const MODULE = 'src/app/theme/mantineVariables.ts';

/** Serves the variables of Mantine's theme as a style sheet, because the page's policy refuses inline styles. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : null),
    async load(id) {
      if (id !== `\0${SHEET}`) return null;
      const path = join(this.environment.config.root, MODULE);
      const { module, dependencies } = await runnerImport<typeof Variables>(path);
      for (const file of [path, ...dependencies]) this.addWatchFile(file);
      return module.mantineVariables();
    },
  };
}
