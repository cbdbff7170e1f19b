// Lets dependency-cruiser 17 read JSX: it asks swc to parse every file as TypeScript without it
// (sverweij/dependency-cruiser#1081, mended in 18, which needs Node 22).
import swc from '@swc/core';

const { parseFileSync } = swc;

swc.parseFileSync = (file, options) => parseFileSync.call(swc, file, { ...options, tsx: /\.[jt]sx$/.test(file) });
