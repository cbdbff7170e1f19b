import type { Plugin } from 'vite';
import { type Guarded, guardingHeaders } from './headers.ts';

/** Serves a build with the headers that guard it, on every answer; it has to stand before whatever else answers. */
export function guardedAnswers(): Plugin {
  return {
    name: 'guarded-answers',
    configurePreviewServer({ config, middlewares }) {
      const headers = Object.entries(guardingHeaders(guardedBy(config.env)));
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
  };
}

/** What the settings of a build say of it. */
export function guardedBy(env: Readonly<Record<string, unknown>>): Guarded {
  return { isDemonstration: env['VITE_DEMONSTRATION'] === 'true' };
}
