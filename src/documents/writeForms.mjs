import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(here('./writeForms.ts'));
const written = await module.writeForms(here('../../public'));
process.stdout.write(`${written.join('\n')}\n`);
