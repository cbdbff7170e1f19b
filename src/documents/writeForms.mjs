// Writes every generated file to the public folder, and prints its size.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(resolvePath('./makeForms.ts'));
for (const [address, bytes] of await module.makeForms()) {
  writeFileSync(resolvePath(`../../public${address}`), bytes);
  process.stdout.write(`${address} ${bytes.length} bytes\n`);
}
