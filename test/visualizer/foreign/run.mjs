// The review page of any XState machine of this repository: `npm run review -- path/to/machine.ts`.
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { createServer } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
const PORT = Number(process.env.REVIEW_PORT ?? 5174);
const REVIEWED = '/src/visualizer/reviewed.ts';
/** What the layout asks of that file while it makes the drawings that the page is then given. */
const WITHOUT_NAMES = 'export const REVIEWED = { screenNames: {} };';

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** The address of a file within the repository. */
function addressOf(path) {
  if (path === undefined) stop('Name a file that exports a machine: npm run review -- path/to/machine.ts');
  const file = relative(ROOT, resolve(path));
  if (file.startsWith('..') || !existsSync(resolve(ROOT, file))) stop(`There is no ${path} in this repository.`);
  return `/${file.split(sep).join('/')}`;
}

/** What the page is given in the place of the journey. */
const moduleOf = (address, { title, model, drawings, hasScreens }) => `
  import * as exported from ${JSON.stringify(address)};
  import { machineIn, simulationOf } from '/test/visualizer/foreign/machine.ts';
  const model = ${JSON.stringify(model)};
  const drawings = ${JSON.stringify(drawings)};
  export const REVIEWED = {
    title: ${JSON.stringify(title)},
    loadModel: async () => model,
    loadDrawing: { map: async () => drawings.map, chart: async () => drawings.chart },
    screenNames: {},
    loadSimulation: async () => simulationOf(machineIn(exported), model),
    starts: { start: 'at its start' },
    loadPaths: async () => [],
    hasScreens: ${hasScreens},
    hasProduct: false,
  };`;

const address = addressOf(process.argv[2]);
let shown = WITHOUT_NAMES;
const server = await createServer({
  root: ROOT,
  // Each has its own, so that several can begin at once.
  cacheDir: resolve(ROOT, `.reports/review-${PORT}`),
  server: { port: PORT },
  plugins: [
    {
      name: 'reviewed-chart',
      enforce: 'pre',
      load: (id) => (id.endsWith(REVIEWED) ? shown : null),
    },
  ],
});
try {
  const { chartOf } = await server.ssrLoadModule('/test/visualizer/foreign/chart.ts');
  shown = moduleOf(address, await chartOf(await server.ssrLoadModule(address)));
} catch (problem) {
  await server.close();
  stop(`${address}: ${problem instanceof Error ? problem.message : String(problem)}`);
}
await server.listen();
server.printUrls();
