// How fast the chart is explored: `npm run bench:model`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/bench/exploration.ts', { configFile: false, logLevel: 'error' });
module.compareExplorations();
