import { createConfig } from './base.config.mjs';

export default createConfig('domain', 98, ['machines/{domain,journey}/**/*.ts']);
