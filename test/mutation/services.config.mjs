import { createConfig } from './base.config.mjs';

export default createConfig('services', 85, [
  'src/{services,app}/**/*.{ts,tsx}',
  // Only numbers and colors.
  '!src/app/theme/**',
  // Covered by browser tests.
  '!src/app/entry/**',
  // Its tests set a time zone, which worker threads can't do.
  '!src/services/watchDay.ts',
]);
