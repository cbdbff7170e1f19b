import type { Plugin } from 'vite';

/** Writes which sources each file of the product holds, for the checks of size and of commands. */
export function listModules(root: string): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.moduleIds.map((id) => id.replace(`${root}/`, ''))]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(modules), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
