import { newId } from './newId.ts';

/** Holds one secret at a time under an id: taken once, then forgotten (R5.2). */
export function createSecrets() {
  const held = new Map<string, string>();
  const forget = () => held.clear();
  return {
    hold: (secret: string) => {
      forget();
      const id = newId();
      held.set(id, secret);
      return id;
    },
    /** The secret under this id, or null when it was taken, replaced or never there. */
    take: (id: string) => {
      const secret = held.get(id) ?? null;
      held.delete(id);
      return secret;
    },
    forget,
  };
}
