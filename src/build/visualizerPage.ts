import type { BuildEnvironment, Plugin, PreviewServer, ResolvedServerUrls, ViteDevServer } from 'vite';

const PAGE = 'visualizer.html';

/** Builds the visualizer into the product's output folder, without shared chunks. Both servers print its address. */
export function visualizerPage(): Plugin {
  return {
    name: 'visualizer-page',
    config(_config, { command }) {
      if (command === 'serve') return {};
      const rolldownOptions = { input: PAGE };
      const build = { emptyOutDir: false, copyPublicDir: false, manifest: false, rolldownOptions };
      return { builder: {}, environments: { visualizer: { consumer: 'client', build } } };
    },
    async buildApp(builder) {
      await builder.build(builder.environments['visualizer'] as BuildEnvironment);
    },
    configureServer: printAddress,
    configurePreviewServer: printAddress,
  };
}

function printAddress(server: ViteDevServer | PreviewServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    const { local } = server.resolvedUrls as ResolvedServerUrls;
    for (const url of local) server.config.logger.info(`  ➜  Statechart: ${url}${PAGE}`);
  };
}
