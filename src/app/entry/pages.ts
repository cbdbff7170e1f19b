import type { RoutedScreenId } from '#machines/journey/routes.ts';

/** A screen of a first visit as the build prerenders it; two where a media query decides which is shown. */
export type PrerenderedScreen = {
  readonly title: string;
  readonly variants: readonly { readonly media: string; readonly markup: string }[];
};

/** What the build says of its files: for each source with a file of its own, that file and what it needs. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

/** Without signs that markup and a style sheet write otherwise: such a style would be refused, and seen by every test. */
const STYLE_ATTRIBUTE = / style="([^"&\\]*)"/g;
const AFTER_LAST_STYLE = /(?<=<link rel="stylesheet"[^>]*>)(?![\s\S]*<link rel="stylesheet")/;
const PROGRAM = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const MODULE = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const ROOT = /<div id="root">([\s\S]*?)<\/div>/;
const WORD_OR_TAG = /(<[^>]*>| )/;
const WORD = /^[^<\s]/;

/**
 * The styles that the markup sets element by element, as a style sheet. A Content-Security-Policy refuses them as
 * attributes; the markup names them instead, and the product turns the names back before it hydrates the markup.
 */
export function styleSheetOf(markup: string): string {
  const styles = new Set([...markup.matchAll(STYLE_ATTRIBUTE)].map(([, style]) => style));
  return [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('\n');
}

/** The page of any other address: its program is loaded at once, and runs after the first paint. */
export function shellPage(shell: string): string {
  const program = programOf(shell);
  const first = `<link rel="modulepreload" crossorigin href="${program.at(-1) ?? ''}">`;
  return shell.replace(PROGRAM, `${first}\n    <template>${scripts(program)}</template>`);
}

/** The files of the program, what is needed before what needs it. */
function programOf(shell: string): readonly string[] {
  const [, path] = PROGRAM.exec(shell) ?? [];
  if (path === undefined) throw new Error('The built page names no program.');
  return [...[...shell.matchAll(MODULE)].map(([, needed = '']) => needed), path];
}

/** One for each file, so that the browser paints and answers the visitor between them. */
function scripts(paths: readonly string[]): string {
  return paths.map((path) => `<script type="module" crossorigin src="${path}"></script>`).join('');
}

type Links = { readonly styles: readonly string[]; readonly modules: readonly string[] };

/**
 * The page of a screen: the shell with what a first visit sees. The landing page stands in its place, and all that it
 * needs is requested at once. Another screen waits in a template, which `firstPaint.ts` shows to a first visitor; its
 * program comes with that of the product, which knows best which screen is shown. Where a media query decides, both
 * variants wait there, and `firstPaint.ts` shows one.
 */
export function screenPage(
  shell: string,
  screen: RoutedScreenId,
  { title, variants }: PrerenderedScreen,
  { styles, modules }: Links,
): string {
  if (screen === 'landing') {
    const landing = variants.map(({ markup }) => named(markup)).join('');
    return filledPage(shell, title, { styles, modules }, `<div id="root" data-prerendered="landing">${landing}</div>`);
  }
  const [, loading = ''] = ROOT.exec(shell) ?? [];
  const screens = variants.map(
    ({ media, markup }) => `<div class="prerendered" data-media="${media}" inert>${named(markup)}</div>`,
  );
  const root = `<div id="root">${loading}<template>${screens.join('')}</template></div>`;
  return filledPage(shell, title, { styles, modules: [] }, root);
}

/** The words that another day would have otherwise are not shown before the product knows the day. */
export function withoutDay(markup: string, onAnotherDay: string): string {
  const others = onAnotherDay.split(WORD_OR_TAG);
  const isUndated = (part: string, index: number) => part !== others[index] && WORD.test(part);
  return markup
    .split(WORD_OR_TAG)
    .map((part, index) => (isUndated(part, index) ? `<span data-undated>${part}</span>` : part))
    .join('');
}

/** The markup with the names of its styles in their place, see `styleSheetOf`. */
export const named = (markup: string) => markup.replaceAll(STYLE_ATTRIBUTE, ' data-style="$1"');

/** The shell with what was prerendered in it; the program waits in a template for the first paint. */
function filledPage(shell: string, title: string, { styles, modules }: Links, root: string): string {
  const unlinked = (path: string) => !shell.includes(`"/${path}"`);
  const linksTo = (rel: string, paths: readonly string[]) =>
    paths.filter(unlinked).map((path) => `\n    <link rel="${rel}" crossorigin href="/${path}">`);
  const program = scripts(programOf(shell));
  const parts = [
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [AFTER_LAST_STYLE, linksTo('stylesheet', styles).join('')],
    [PROGRAM, `<template>${linksTo('modulepreload', modules).join('')}\n    ${program}\n    </template>`],
    [ROOT, root],
  ] as const;
  return parts.reduce(
    (page, [place, part]) => {
      if (!place.test(page)) throw new Error(`The built page has no place for ${String(place)}.`);
      return page.replace(place, () => part);
    },
    shell.replaceAll(MODULE, ''),
  );
}

/** The files of a screen and of everything that it needs, what is needed before what needs it. */
export function filesOf(manifest: Manifest, screen: RoutedScreenId): Links {
  const component = `${screen.slice(0, 1).toUpperCase()}${screen.slice(1)}Screen`;
  const keys = inOrder(manifest, `src/screens/${screen}/${component}.tsx`, new Set());
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  if (chunks.length < keys.length) throw new Error(`The build has no file for one of ${keys.join(', ')}.`);
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    modules: [...new Set(chunks.map(({ file }) => file))],
  };
}

function inOrder(manifest: Manifest, key: string, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const needed = manifest[key]?.imports ?? [];
  return [...needed.flatMap((one) => inOrder(manifest, one, seen)), key];
}
