/** The part of the browser's Trusted Types that is needed; TypeScript does not describe them yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
};

const OWN_SCRIPT = /^\/assets\/[\w.-]+\.m?js$/;

/**
 * What text may become markup or a script where the policy of the page asks for Trusted Types: markup never, only text
 * without any tag, as when a library empties a part of the page; a worker's script only from the product's own files.
 * A browser without Trusted Types has nothing to ask.
 */
function refuseMarkup(trustedTypes: TrustedTypes | undefined, address: string): void {
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (text) => (text.includes('<') ? null : text),
      createScriptURL: (text) => {
        const { origin, pathname } = new URL(text, address);
        return origin === new URL(address).origin && OWN_SCRIPT.test(pathname) ? text : null;
      },
    });
  } catch {
    // An extension was here first. Its policy stands, and the product has to start all the same.
  }
}

// At once, when it is imported: it comes before whatever could ask.
refuseMarkup((globalThis as { trustedTypes?: TrustedTypes }).trustedTypes, globalThis.location.href);
