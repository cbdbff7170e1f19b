import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { DEMO_SESSION, GUEST_SESSION } from '#machines/domain/session.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import type * as Pictures from '#src/review/demonstration/pictures.tsx';
import { filesOf, type Manifest, screenPage, styleSheetOf } from '#src/app/entry/pages.ts';
import type * as Prerender from '#src/app/entry/prerender.tsx';
import { PROOF_FOLDER, PROOF_ADDRESS, TEXTS_ADDRESS } from '#src/review/engine/model/proof.ts';
import { isDemonstration } from './headers.ts';
import { LANDING_PAGE, pageOf, SHELL_PAGE } from './strictServing.ts';

/** Renders each address's page as a first visit shows it, so it can be read before any script runs (R1.1, R3). */
export function prerenderScreens(): Plugin {
  const serverFolder = join(tmpdir(), `prerender-${process.pid}`);
  return {
    name: 'prerender-screens',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        prerender: {
          consumer: 'server',
          resolve: { noExternal: true },
          build: {
            outDir: serverFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: {
              input: { prerender: 'src/app/entry/prerender.tsx', pictures: 'src/review/demonstration/pictures.tsx' },
              output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, prerender } = builder.environments;
      if (client === undefined || prerender === undefined)
        throw new Error('The client or prerender environment is missing.');
      await builder.build(client);
      await builder.build(prerender);
      const load = async <Module>(file: string) =>
        (await import(pathToFileURL(join(serverFolder, file)).href)) as Module;
      const { prerenderScreens } = await load<typeof Prerender>('prerender.mjs');
      const session = builder.config.env['VITE_START_AS_GUEST'] === 'true' ? GUEST_SESSION : DEMO_SESSION;
      const screens = await prerenderScreens(session, new Date());
      const { picturePages, renderPictures } = await load<typeof Pictures>('pictures.mjs');
      const { proof, texts, pictures } = await renderPictures(isDemonstration(builder.config.env));
      rmSync(serverFolder, { recursive: true });
      const dist = resolve(builder.config.root, client.config.build.outDir);
      const shell = readFileSync(join(dist, LANDING_PAGE), 'utf8');
      const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
      const markup = screens.flatMap(([, { variants }]) => variants.map((variant) => variant.markup)).join('');
      const stylesheet = styleSheetOf(markup);
      const hash = createHash('sha256').update(stylesheet).digest('base64url').slice(0, 8);
      const styleFile = `assets/prerendered-${hash}.css`;
      writeFileSync(join(dist, styleFile), stylesheet);
      writeFileSync(join(dist, SHELL_PAGE), shell);
      for (const [screen, content] of screens) {
        const files = filesOf(manifest, screen);
        const page = screenPage(shell, screen, content, { ...files, styles: [...files.styles, styleFile] });
        writeFileSync(join(dist, pageOf(ROUTES[screen].path)), page);
      }
      mkdirSync(join(dist, PROOF_FOLDER), { recursive: true });
      writeFileSync(join(dist, PROOF_ADDRESS), proof);
      if (texts !== null) writeFileSync(join(dist, TEXTS_ADDRESS), texts);
      for (const [address, page] of picturePages(shell, manifest, pictures)) writeFileSync(join(dist, address), page);
    },
  };
}
