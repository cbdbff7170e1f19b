import type { RoutedScreenId } from '#machines/journey/routes.ts';

/** A screen that depends on a media query has two variants. */
export type PrerenderedScreen = {
  readonly title: string;
  readonly variants: readonly { readonly media: string; readonly markup: string }[];
};

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

/** Doesn't match styles with escaped characters; tests would fail, because the Content-Security-Policy blocks them. */
const STYLE_ATTRIBUTE = / style="([^"&\\]*)"/g;
const AFTER_MAIN_SCRIPT = /(?<=<script type="module"[^>]*><\/script>)/;
const BEFORE_STYLES = /(?=\s*<link rel="stylesheet")/;
const IMAGE = /<img[^>]* src="(\/forms\/[^"]+)"/g;
const ROOT = /<div id="root">([\s\S]*?)<\/div>/;
const WORD_OR_TAG = /(<[^>]*>| )/;
const WORD = /^[^<\s]/;

/**
 * Returns a stylesheet that replaces the style attributes in markup, because the Content-Security-Policy blocks them.
 * `withDataStyles` renames them to `data-style`, and `renderIn` restores them before hydration.
 */
export function styleSheetOf(markup: string): string {
  const styles = new Set([...markup.matchAll(STYLE_ATTRIBUTE)].map(([, style]) => style));
  return [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('\n');
}

type Links = { readonly styles: readonly string[]; readonly modules: readonly string[] };

/**
 * Inserts a prerendered screen into the built page and preloads its files. The landing page is inserted directly. The
 * variants of any other screen go into a template, from which `firstPaint.ts` shows one on a first visit.
 */
export function screenPage(
  shell: string,
  screen: RoutedScreenId,
  { title, variants }: PrerenderedScreen,
  links: Links,
): string {
  if (screen === 'landing') {
    const landing = variants.map(({ markup }) => withDataStyles(markup)).join('');
    return fillPage(shell, title, links, `<div id="root" data-prerendered="landing">${landing}</div>`);
  }
  const [, loading = ''] = ROOT.exec(shell) ?? [];
  const screens = variants.map(
    ({ media, markup }) => `<div class="prerendered" data-media="${media}" inert>${withDataStyles(markup)}</div>`,
  );
  // Browsers don't load images inside a template.
  const imagePreloads = variants.flatMap(({ media, markup }) =>
    [...markup.matchAll(IMAGE)].map(
      ([, address]) => `\n    <link rel="preload" as="image" fetchpriority="high" media="${media}" href="${address}">`,
    ),
  );
  const root = `<div id="root">${loading}<template>${screens.join('')}</template></div>`;
  return fillPage(shell, title, links, root, imagePreloads);
}

/** Marks words that differ on another day; CSS hides them until the product renders (R13.1). */
export function markDatedWords(markup: string, onAnotherDay: string): string {
  const others = onAnotherDay.split(WORD_OR_TAG);
  const isDated = (part: string, index: number) => part !== others[index] && WORD.test(part);
  return markup
    .split(WORD_OR_TAG)
    .map((part, index) => (isDated(part, index) ? `<span data-dated>${part}</span>` : part))
    .join('');
}

export const withDataStyles = (markup: string) => markup.replaceAll(STYLE_ATTRIBUTE, ' data-style="$1"');

function fillPage(
  shell: string,
  title: string,
  links: Links,
  root: string,
  imagePreloads: readonly string[] = [],
): string {
  const isUnlinked = (path: string) => !shell.includes(`"/${path}"`);
  const linkTags = (attributes: string, paths: readonly string[]) =>
    paths.filter(isUnlinked).map((path) => `\n    <link ${attributes} crossorigin href="/${path}">`);
  const files = [
    ...linkTags('rel="modulepreload" fetchpriority="low"', links.modules),
    ...linkTags('rel="stylesheet"', links.styles),
  ];
  const insertions = [
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [BEFORE_STYLES, imagePreloads.join('')],
    // After the main script, so the chart starts while these load.
    [AFTER_MAIN_SCRIPT, files.join('')],
    [ROOT, root],
  ] as const;
  return insertions.reduce((page, [pattern, insertion]) => {
    if (!pattern.test(page)) throw new Error(`The built page does not match ${String(pattern)}`);
    return page.replace(pattern, () => insertion);
  }, shell);
}

export function filesOf(manifest: Manifest, screen: RoutedScreenId): Links {
  const component = `${screen.slice(0, 1).toUpperCase()}${screen.slice(1)}Screen`;
  const chunkNamed = (name: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  // Every screen except the landing page waits for the persistence code (R15.1).
  const saving = screen === 'landing' ? [] : chunkNamed('saving');
  const sources = [...chunkNamed('shell'), ...saving, `src/screens/${screen}/${component}.tsx`];
  const seen = new Set<string>();
  const keys = sources.flatMap((source) => dependenciesFirst(manifest, source, seen));
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  if (chunks.length < keys.length) throw new Error(`The build manifest is missing one of ${keys.join(', ')}`);
  return {
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    modules: chunks.map(({ file }) => file),
  };
}

function dependenciesFirst(manifest: Manifest, key: string, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imports = manifest[key]?.imports ?? [];
  return [...imports.flatMap((imported) => dependenciesFirst(manifest, imported, seen)), key];
}
