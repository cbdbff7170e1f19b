/** The part of Trusted Types used here, for which TypeScript has no types yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
};

const OWN_SCRIPT = /^\/assets\/[\w.-]+\.m?js$/;

const { trustedTypes, location } = globalThis as { trustedTypes?: TrustedTypes; location: Location };

/**
 * Creates the default policy, used if the Content-Security-Policy requires Trusted Types. It rejects markup with tags,
 * and worker scripts that aren't the product's files. Import this module before any that sets markup.
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
  // A browser extension may already have created a default policy; the product still has to start.
}

export {};
