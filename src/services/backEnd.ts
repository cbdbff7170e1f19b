import type { ports } from '#machines/journey/ports.ts';
import type { Clock } from './clock.ts';

/** The ports that a back end implements; docs/services.md documents each. */
type BackEnd = Pick<
  typeof ports,
  'signIn' | 'connectPatreon' | 'connectAccount' | 'issueDocumentNumber' | 'signContract'
>;

/** Creates a back end. `takeSecret` returns a stored secret once, then null (R5.2). */
export type CreateBackEnd = (page: {
  readonly takeSecret: (secretId: string) => string | null;
  readonly clock: Clock;
}) => BackEnd;
