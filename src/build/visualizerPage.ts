import type { BuildEnvironment, Plugin, PreviewServer, ResolvedServerUrls, ViteDevServer } from 'vite';

const PAGE = 'visualizer.html';

/**
 * Builds the visualizer in the same command as the product and into the same folder, as a page of its own: neither
 * waits for a byte of the other. Both servers print its address.
 */
export function visualizerPage(): Plugin {
  return {
    name: 'visualizer-page',
    config: (_config, { command }) =>
      command === 'serve'
        ? {}
        : {
            builder: {},
            environments: {
              visualizer: {
                consumer: 'client',
                build: {
                  emptyOutDir: false,
                  copyPublicDir: false,
                  manifest: false,
                  rolldownOptions: { input: PAGE },
                },
              },
            },
          },
    buildApp: {
      order: 'post',
      async handler(builder) {
        await builder.build(builder.environments['visualizer'] as BuildEnvironment);
      },
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
