import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeForms } from './forms.ts';
import { readExtensionSources, readFonts } from './readSources.ts';

/** Writes every generated file below the public folder; Node only. Returns one line for each file written. */
export async function writeForms(publicFolder: string): Promise<readonly string[]> {
  const forms = await makeForms(await readFonts(), await readExtensionSources());
  return Promise.all(
    forms.map(async ({ path, bytes }) => {
      const file = join(publicFolder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      return `${path} ${bytes.length} bytes`;
    }),
  );
}
