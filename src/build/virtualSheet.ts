import type { Plugin } from 'vite';

/** Makes a plugin that serves generated CSS under `virtual:<name>.css`; `watch` marks a source to generate it again. */
export function virtualSheet(
  name: string,
  generate: (root: string, watch: (file: string) => void) => Promise<string>,
): Plugin {
  const address = `virtual:${name}.css`;
  const id = `\0${address}`;
  return {
    name,
    resolveId: { filter: { id: new RegExp(`^${address}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      handler() {
        return generate(this.environment.config.root, (file) => this.addWatchFile(file));
      },
    },
  };
}
