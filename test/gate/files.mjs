import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths relative to `root` of every file under its `folders` whose path matches `pattern`. */
export function filesUnder(root, folders, pattern) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort();
}

/** Whether the script at `moduleUrl` was started by Node itself and not imported. */
export function isStarted(moduleUrl) {
  return process.argv[1] !== undefined && moduleUrl === new URL(`file://${process.argv[1]}`).href;
}
