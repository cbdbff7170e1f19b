import { newId } from './newId.ts';

/** Holds one secret at a time under an id: taken once, then forgotten (R5.2). */
export type Secrets = {
  readonly hold: (secret: string) => string;
  /** The secret under this id, or null when it was taken, replaced or never there. */
  readonly take: (id: string) => string | null;
  readonly forget: () => void;
};

export function createSecrets(): Secrets {
  let held: { readonly id: string; readonly secret: string } | null = null;
  return {
    hold: (secret) => {
      held = { id: newId(), secret };
      return held.id;
    },
    take: (id) => {
      if (held === null || held.id !== id) return null;
      const { secret } = held;
      held = null;
      return secret;
    },
    forget: () => {
      held = null;
    },
  };
}
