/** The used part of Trusted Types, which TypeScript doesn't describe yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
};

const OWN_SCRIPT = /^\/assets\/[\w.-]+\.m?js$/;

const { trustedTypes, location } = globalThis as { trustedTypes?: TrustedTypes; location: Location };

/**
 * Where the Content-Security-Policy requires Trusted Types: no text with a tag becomes markup, and a worker's script has
 * to be one of the product's own files. Import this module before anything that sets markup.
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
  // An extension already has a default policy; the product still has to start.
}

export {};
