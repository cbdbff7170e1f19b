// The review page of any XState machine of this repository: `npm run review -- path/to/machine.ts`.
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { createServer } from 'vite';
import { reviewedChart } from './reviewedChart.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const PORT = Number(process.env.REVIEW_PORT ?? 5174);

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

const address = addressOf(process.argv[2]);
let chart = null;
const server = await createServer({
  root: ROOT,
  // Each has its own, so that several can begin at once.
  cacheDir: resolve(ROOT, `.reports/review-${PORT}`),
  server: { port: PORT },
  plugins: [reviewedChart(address, () => chart)],
});
try {
  const { chartOf } = await server.ssrLoadModule('/test/review/foreign/chart.ts');
  chart = await chartOf(await server.ssrLoadModule(address));
} catch (problem) {
  await server.close();
  stop(`${address}: ${problem instanceof Error ? problem.message : String(problem)}`);
}
await server.listen();
server.printUrls();
