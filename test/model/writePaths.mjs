// Writes the paths of the current chart to paths.json as part of `npm run docs`.
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/model/paths/journeyPaths.ts', { configFile: false });
const lines = module.journeyPaths().map((path) => JSON.stringify(path));
writeFileSync('src/review/journey/paths/paths.json', `[\n${lines.join(',\n')}\n]\n`);
