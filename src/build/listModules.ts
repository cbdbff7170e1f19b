import type { Plugin } from 'vite';

/** Lists the source files in each chunk of the product, for the build checks. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const { root } = this.environment.config;
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.moduleIds.map((id) => id.replace(`${root}/`, ''))]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(modules), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
