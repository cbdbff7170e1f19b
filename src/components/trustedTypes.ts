/** The part of the browser's Trusted Types that is needed; TypeScript does not describe them yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
};

const OWN_SCRIPT = /^\/assets\/[\w.-]+\.m?js$/;

const { trustedTypes, location } = globalThis as { trustedTypes?: TrustedTypes; location: Location };

/**
 * What text may become markup or a script where the policy of the page asks for Trusted Types: markup never, only text
 * without any tag, as when a library empties a part of the page; a worker's script only from the product's own files.
 * A browser without Trusted Types has nothing to ask. At once, when this is imported: it comes before whatever could ask.
 */
try {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, location.href);
      return origin === location.origin && OWN_SCRIPT.test(pathname) ? text : null;
    },
  });
} catch {
  // An extension was here first. Its policy stands, and the product has to start all the same.
}

export {};
