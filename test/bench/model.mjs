// How fast the chart is explored: `npm run bench:model`.
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { compareExplorations } = await server.ssrLoadModule('/test/bench/exploration.ts');
compareExplorations();
await server.close();
