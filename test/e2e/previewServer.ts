import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const START_DEADLINE_MS = 20_000;

/** Returns Playwright's options for serving a build. `folder` may be absolute or relative to the project root. */
export function previewServer(folder: string, port: number, mode: 'production' | 'demonstration' = 'production') {
  return {
    command: `node_modules/.bin/vite preview --mode ${mode} --outDir ${folder} --port ${port} --strictPort`,
    cwd: ROOT,
    url: `http://localhost:${port}`,
    env: { NO_COLOR: '' },
    timeout: START_DEADLINE_MS,
    reuseExistingServer: false,
  };
}
