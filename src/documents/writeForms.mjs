// Writes every generated file below the public folder, and says which.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(here('./makeForms.ts'));
for (const [address, bytes] of await module.makeForms()) {
  writeFileSync(here(`../../public${address}`), bytes);
  process.stdout.write(`${address} ${bytes.length} bytes\n`);
}
