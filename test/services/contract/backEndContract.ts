import { describe, expect, it } from 'vitest';
import { DOCUMENT_NUMBER_LIMIT } from '#machines/constants.ts';
import { ACCOUNTS } from '#machines/domain/choices.ts';
import { GUEST_SESSION, sessionFromStored, storedFromSession } from '#machines/domain/session.ts';
import type { CreateBackEnd } from '#src/services/backEnd.ts';
import { answerTo, itFailsAndStops, itUsesUpThePassword, type TakeSecret, type World } from './callContract.ts';

type BackEnd = ReturnType<CreateBackEnd>;
type Login = { readonly email: string; readonly password: string };

/** A port that checks credentials, with some that it accepts and some that it refuses. */
type Checking<Port extends 'signIn' | 'connectPatreon'> = {
  readonly create: (takeSecret: TakeSecret) => BackEnd[Port];
  readonly world: World;
  readonly accepted: Login;
  readonly refused: Login;
};
type Implementation<Port extends keyof BackEnd> = { readonly create: () => BackEnd[Port]; readonly world: World };

const ISO_TIME_WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

const loginCall = <Port>(id: string, create: Port, world: World, { email, password }: Login) => {
  const input = (secretId: string) => ({ email, secretId });
  return { id, create, input, password, world };
};

/** Adds the tests of an implementation of `signIn`. */
export function describeSignIn(name: string, { create, world, accepted, refused }: Checking<'signIn'>): void {
  const call = (login: Login) => loginCall('signIn', create, world, login);

  describe(`signIn of ${name}`, () => {
    it('answers with a user that a saved session can hold (R2.1, R4.3)', async () => {
      const user = (await answerTo(call(accepted)))?.user ?? null;
      const session = { isAuthenticated: true, isPatreonConnected: false, user };
      const stored = storedFromSession(session) ?? { isAuthenticated: null, isPatreonConnected: null, user: null };
      expect(sessionFromStored(stored, GUEST_SESSION)).toEqual(session);
    });

    it('answers with no user when it refuses the credentials (R4.4)', async () => {
      expect(await answerTo(call(refused))).toEqual({ user: null });
    });

    itFailsAndStops(call(accepted), 'R4.5');
    itUsesUpThePassword(call(accepted));
  });
}

/** Adds the tests of an implementation of `connectPatreon`. */
export function describeConnectPatreon(name: string, checking: Checking<'connectPatreon'>): void {
  const { create, world, accepted, refused } = checking;
  const call = (login: Login) => loginCall('connectPatreon', create, world, login);

  describe(`connectPatreon of ${name}`, () => {
    it('answers whether Patreon is connected (R5.3, R5.4)', async () => {
      expect(await answerTo(call(accepted))).toEqual({ isConnected: true });
      expect(await answerTo(call(refused))).toEqual({ isConnected: false });
    });

    itFailsAndStops(call(accepted), 'R5.4');
    itUsesUpThePassword(call(accepted));
  });
}

/** Adds the tests of an implementation of `connectAccount`. */
export function describeConnectAccount(name: string, implementation: Implementation<'connectAccount'>): void {
  describe.each(ACCOUNTS)(`connectAccount of ${name} for %s`, (account) => {
    const call = { ...implementation, id: `connectAccount:${account}`, input: () => ({ account }) };

    it('answers once the account is connected (R5.5)', async () => {
      expect(await answerTo(call)).toBeUndefined();
    });

    itFailsAndStops(call, 'R5.5');
  });
}

/** Adds the tests of an implementation of `issueDocumentNumber`. */
export function describeIssueDocumentNumber(name: string, implementation: Implementation<'issueDocumentNumber'>): void {
  const call = { ...implementation, id: 'issueDocumentNumber', input: () => ({}) };

  describe(`issueDocumentNumber of ${name}`, () => {
    it('answers with an integer below 1,000,000 and a time with its offset (R12.1)', async () => {
      const { documentNumber = Number.NaN, issuedAt } = (await answerTo(call)) ?? {};
      expect(documentNumber).toSatisfy(Number.isInteger);
      expect(documentNumber).toBeGreaterThanOrEqual(0);
      expect(documentNumber).toBeLessThan(DOCUMENT_NUMBER_LIMIT);
      expect(issuedAt).toMatch(ISO_TIME_WITH_OFFSET);
    });

    itFailsAndStops(call, 'R12.1');
  });
}

/** Adds the tests of an implementation of `signContract`. */
export function describeSignContract(name: string, implementation: Implementation<'signContract'>): void {
  const input = () => ({ documentId: 'CCA-123456', signature: 'Ada Lovelace' });
  const call = { ...implementation, id: 'signContract', input };

  describe(`signContract of ${name}`, () => {
    it('answers with the time of the signature and its offset (R12.5)', async () => {
      expect((await answerTo(call))?.signedAt).toMatch(ISO_TIME_WITH_OFFSET);
    });

    itFailsAndStops(call, 'R12.5');
  });
}
