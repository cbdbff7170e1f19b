// Writes every generated file to the public folder, and lists them.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(here('./makeForms.ts'));
for (const [address, bytes] of await module.makeForms()) {
  writeFileSync(here(`../../public${address}`), bytes);
  process.stdout.write(`${address} ${bytes.length} bytes\n`);
}
