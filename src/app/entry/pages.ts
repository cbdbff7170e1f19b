import type { RoutedScreenId } from '#machines/journey/routes.ts';

/** A prerendered screen; it has two variants if it depends on a media query. */
export type PrerenderedScreen = {
  readonly title: string;
  readonly variants: readonly { readonly media: string; readonly markup: string }[];
};

/** Vite's build manifest: the output file of each entry and chunk, with its style sheets and imports. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
    }
  >
>;

/** Matches only styles without escaped characters: the policy of the pages refuses any other, and tests fail. */
const STYLE_ATTRIBUTE = / style="([^"&\\]*)"/g;
const AFTER_PROGRAM = /(?<=<script type="module"[^>]*><\/script>)/;
const BEFORE_PROGRAM = /(?=\s*<link rel="stylesheet")/;
const PICTURE = /<img[^>]* src="(\/forms\/[^"]+)"/g;
const ROOT = /<div id="root">([\s\S]*?)<\/div>/;
const WORD_OR_TAG = /(<[^>]*>| )/;
const WORD = /^[^<\s]/;

/**
 * Collects the style attributes of some markup in a style sheet, because the Content-Security-Policy refuses the
 * attributes. They become `data-style`, which `showProduct` turns back before it hydrates.
 */
export function styleSheetOf(markup: string): string {
  const styles = new Set([...markup.matchAll(STYLE_ATTRIBUTE)].map(([, style]) => style));
  return [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('\n');
}

type Links = { readonly styles: readonly string[]; readonly modules: readonly string[] };

/**
 * Puts a prerendered screen into the built page, and preloads its files. Every screen but the landing page is in a
 * template, in each variant of its media query: `firstPaint.ts` shows one on a first visit.
 */
export function screenPage(
  shell: string,
  screen: RoutedScreenId,
  { title, variants }: PrerenderedScreen,
  links: Links,
): string {
  if (screen === 'landing') {
    const landing = variants.map(({ markup }) => named(markup)).join('');
    return filledPage(shell, title, links, `<div id="root" data-prerendered="landing">${landing}</div>`);
  }
  const [, loading = ''] = ROOT.exec(shell) ?? [];
  const screens = variants.map(
    ({ media, markup }) => `<div class="prerendered" data-media="${media}" inert>${named(markup)}</div>`,
  );
  // The browser doesn't request pictures inside a template.
  const pictures = variants.flatMap(({ media, markup }) =>
    [...markup.matchAll(PICTURE)].map(
      ([, address]) => `\n    <link rel="preload" as="image" fetchpriority="high" media="${media}" href="${address}">`,
    ),
  );
  const root = `<div id="root">${loading}<template>${screens.join('')}</template></div>`;
  return filledPage(shell, title, links, root, pictures);
}

/** Marks the words that depend on the day; CSS hides them until the product renders (R13.1). */
export function withoutDay(markup: string, onAnotherDay: string): string {
  const others = onAnotherDay.split(WORD_OR_TAG);
  const isUndated = (part: string, index: number) => part !== others[index] && WORD.test(part);
  return markup
    .split(WORD_OR_TAG)
    .map((part, index) => (isUndated(part, index) ? `<span data-undated>${part}</span>` : part))
    .join('');
}

/** Replaces style attributes, see `styleSheetOf`. */
export const named = (markup: string) => markup.replaceAll(STYLE_ATTRIBUTE, ' data-style="$1"');

function filledPage(
  shell: string,
  title: string,
  links: Links,
  root: string,
  pictures: readonly string[] = [],
): string {
  const unlinked = (path: string) => !shell.includes(`"/${path}"`);
  const linksTo = (attributes: string, paths: readonly string[]) =>
    paths.filter(unlinked).map((path) => `\n    <link ${attributes} crossorigin href="/${path}">`);
  const files = [
    ...linksTo('rel="modulepreload" fetchpriority="low"', links.modules),
    ...linksTo('rel="stylesheet"', links.styles),
  ];
  const parts = [
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [BEFORE_PROGRAM, pictures.join('')],
    // The chart starts while these load.
    [AFTER_PROGRAM, files.join('')],
    [ROOT, root],
  ] as const;
  return parts.reduce((page, [place, part]) => {
    if (!place.test(page)) throw new Error(`The built page has no place for ${String(place)}.`);
    return page.replace(place, () => part);
  }, shell);
}

/** Returns the style sheets and modules of a screen, each after those it imports. */
export function filesOf(manifest: Manifest, screen: RoutedScreenId): Links {
  const component = `${screen.slice(0, 1).toUpperCase()}${screen.slice(1)}Screen`;
  const chunkNamed = (name: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  // Every screen but the landing page waits for the code that saves (R15.1).
  const saving = screen === 'landing' ? [] : chunkNamed('saving');
  const sources = [...chunkNamed('shell'), ...saving, `src/screens/${screen}/${component}.tsx`];
  const seen = new Set<string>();
  const keys = sources.flatMap((source) => inOrder(manifest, source, seen));
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  if (chunks.length < keys.length) throw new Error(`The build has no file for one of ${keys.join(', ')}.`);
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    modules: chunks.map(({ file }) => file),
  };
}

function inOrder(manifest: Manifest, key: string, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const needed = manifest[key]?.imports ?? [];
  return [...needed.flatMap((one) => inOrder(manifest, one, seen)), key];
}
