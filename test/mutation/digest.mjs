// What a part was measured on, in few letters: the files that are changed and the tests that judge them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Another text when a file of a part or one of its tests is changed, added or taken away. */
export function digestOf({ mutate, tests }) {
  const hash = createHash('sha256');
  for (const file of [...filesOf(mutate), ...filesOf(tests)]) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
}

function filesOf(globs) {
  const isIn = (file) => globs.some((glob) => matchesGlob(file, glob));
  const isLeftOut = (file) => globs.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));
  const all = ['machines', 'src', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)),
  );
  return all.filter((file) => isIn(file) && !isLeftOut(file)).toSorted();
}
