import { configOf } from './base.config.mjs';

export default configOf('domain', 98, ['machines/{domain,journey}/**/*.ts']);
