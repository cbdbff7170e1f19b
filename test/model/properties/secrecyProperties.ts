import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import type { SignedContract } from '#machines/journey/ports.ts';
import { ROUTES } from '#machines/journey/routes.ts';
import { openPath, openScreen } from '#machines/journey/views/openScreen.ts';
import type { Property } from './property.ts';
import { SAMPLES } from '#machines/journey/events/events.ts';

/** What stands for a typed password in every sample that carries one, as it would stand in JSON. */
const SECRETS: readonly string[] = [...SAMPLES['signIn.submitted'], ...SAMPLES['patreon.submitted']].map(
  ({ secretId }) => JSON.stringify(secretId),
);
/**
 * Whether a part of what is remembered holds a secret; the parts that a step leaves as they are are the same objects.
 */
const HOLDS_SECRET = new WeakMap<object, boolean>();
const PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES).map(({ path }) => path));
const WITH_SECRETS: ReadonlySet<string> = new Set(['signIn', 'connectPatreon']);

/** What holds of every snapshot that is shown, remembered or passed on. */
export const SECRECY_PROPERTIES: readonly Property[] = [
  {
    name: 'exactly one screen is open, and it has exactly one known path or none for an unknown address',
    requirements: ['R1.1', 'R1.2'],
    complaint: ({ after }) => {
      const snapshot = after as unknown as JourneySnapshot;
      const { screen } = snapshot.value;
      const count = typeof screen === 'string' ? 1 : Object.keys(screen).length;
      const path = openPath(snapshot);
      const isKnown = path === null ? screen === 'notFound' : PATHS.has(path);
      return count === 1 && isKnown ? null : `${count} screens at ${String(path)}`;
    },
  },
  {
    name: 'no value that stands for a password is remembered, under whatever name',
    requirements: ['R5.2', 'R15.1'],
    complaint: ({ before, after }) => {
      if (after.context === before.snapshot.context) return null;
      if (!WITH_SECRETS.has(screenOf(before.snapshot)) && !WITH_SECRETS.has(screenOf(after))) return null;
      return Object.values(after.context as object).some(holdsSecret) ? 'a password is remembered' : null;
    },
  },
  {
    name: 'what is handed on to be signed is the name without spaces around it, and the document id that is shown',
    requirements: ['R12.4', 'R12.5'],
    complaint: ({ before, after }) => {
      const request = signatureRequest(after);
      if (request === null || signatureRequest(before.snapshot) !== null) return null;
      const isTrimmed = request.signature !== '' && request.signature === request.signature.trim();
      const isShown = request.documentId === (after.context as { readonly documentId: string | null }).documentId;
      return isTrimmed && isShown ? null : `${JSON.stringify(request)} is handed on`;
    },
  },
];

function holdsSecret(value: unknown): boolean {
  const known = typeof value === 'object' && value !== null ? HOLDS_SECRET.get(value) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(value) ?? '';
  const isHeld = SECRETS.some((secret) => text.includes(secret));
  if (typeof value === 'object' && value !== null) HOLDS_SECRET.set(value, isHeld);
  return isHeld;
}

/** What was passed on to be signed, while it is being signed. */
function signatureRequest({ children }: AnyMachineSnapshot): SignedContract | null {
  const port = (children as Readonly<Record<string, AnyActorRef | undefined>>)['signContract'];
  return port === undefined ? null : (port.getSnapshot() as { readonly input: SignedContract }).input;
}

function screenOf(snapshot: AnyMachineSnapshot): string {
  return openScreen(snapshot as unknown as JourneySnapshot);
}
