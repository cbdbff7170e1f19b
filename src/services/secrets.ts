import { newId } from './newId.ts';

export type Secrets = ReturnType<typeof createSecrets>;

/** Holds one secret at a time under an id: taken once, then forgotten (R5.2). */
export function createSecrets() {
  let held: { readonly id: string; readonly secret: string } | null = null;
  return {
    hold: (secret: string) => {
      held = { id: newId(), secret };
      return held.id;
    },
    /** The secret under this id, or null when it was taken, replaced or never there. */
    take: (id: string) => {
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
