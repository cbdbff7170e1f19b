import { configOf } from './base.config.mjs';

export default configOf('services', 85, [
  'src/{services,app}/**/*.{ts,tsx}',
  // Numbers and colors.
  '!src/app/theme/**',
  // Parts of the build, which the browser tests judge.
  '!src/app/entry/**',
  // Its tests set a time zone, which a worker thread can't.
  '!src/services/watchDay.ts',
]);
