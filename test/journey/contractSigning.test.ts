import { describe, expect, it } from 'vitest';
import {
  contractAfter,
  contractView,
  inSigning,
  OPEN_DASHBOARD,
  READYING,
  SUBMIT,
  TICK,
  typed,
  UNTICK,
} from './contractSamples.ts';
import { expectRefused } from './samples.ts';

describe('When in contract.signing.awaitingAgreement', () => {
  it('waits for the box: no signature, no submission (R12.2, R12.3, R12.4)', async () => {
    const journey = await contractAfter([]);
    expect(journey.where().screen).toEqual(inSigning('awaitingAgreement'));
    const { canAgree, isAgreed, canSign, canSubmit } = contractView(journey);
    expect({ canAgree, isAgreed, canSign, canSubmit }).toEqual({
      canAgree: true,
      isAgreed: false,
      canSign: false,
      canSubmit: false,
    });
    for (const event of [UNTICK, typed('Demo Creator'), SUBMIT, OPEN_DASHBOARD]) expectRefused(journey, event);
  });

  it('opens the signature field when the box is ticked (R12.3)', async () => {
    expect((await contractAfter([TICK])).where().screen).toEqual(inSigning('awaitingSignature'));
  });
});

describe('When in contract.signing.awaitingSignature', () => {
  it('can be signed, not submitted (R12.3, R12.4)', async () => {
    const journey = await contractAfter([TICK]);
    const { canAgree, isAgreed, canSign, canSubmit } = contractView(journey);
    expect({ canAgree, isAgreed, canSign, canSubmit }).toEqual({
      canAgree: true,
      isAgreed: true,
      canSign: true,
      canSubmit: false,
    });
    for (const event of [TICK, SUBMIT, OPEN_DASHBOARD]) expectRefused(journey, event);
  });

  it.each([' ', '\t\n', '\u00A0', '\u200B', ' \u200B\u2060\uFEFF '])(
    'waits on while the signature is %j (R12.4)',
    async (signature) => {
      const journey = await contractAfter([TICK, typed(signature)]);
      expect(journey.where().screen).toEqual(inSigning('awaitingSignature'));
      expect({ signature: contractView(journey).signature, canSubmit: contractView(journey).canSubmit }).toEqual({
        signature,
        canSubmit: false,
      });
    },
  );

  it('is ready as soon as a letter is typed (R12.4)', async () => {
    expect((await contractAfter([TICK, typed('D')])).where().screen).toEqual(inSigning('ready'));
  });

  it('returns to awaiting agreement when the box is unticked (R12.3)', async () => {
    expect((await contractAfter([TICK, UNTICK])).where().screen).toEqual(inSigning('awaitingAgreement'));
  });
});

describe('When in contract.signing.ready', () => {
  it('can be submitted (R12.4)', async () => {
    const journey = await contractAfter(READYING);
    expect(journey.where().screen).toEqual(inSigning('ready'));
    expect(contractView(journey).canSubmit).toBe(true);
  });

  it.each(['', '  '])('waits for a signature again when it reads %j (R12.4)', async (signature) => {
    const journey = await contractAfter([...READYING, typed(signature)]);
    expect(journey.where().screen).toEqual(inSigning('awaitingSignature'));
  });

  it('stays ready while more is typed (R12.4)', async () => {
    const journey = await contractAfter([...READYING, typed('Demo Creator Jr.')]);
    expect(journey.where().screen).toEqual(inSigning('ready'));
    expect(contractView(journey).signature).toBe('Demo Creator Jr.');
  });

  it('returns to awaiting agreement when the box is unticked, and the name is kept (R12.3)', async () => {
    const journey = await contractAfter([...READYING, UNTICK]);
    expect(journey.where().screen).toEqual(inSigning('awaitingAgreement'));
    expect({ signature: contractView(journey).signature, canSubmit: contractView(journey).canSubmit }).toEqual({
      signature: 'Demo Creator',
      canSubmit: false,
    });
  });

  it('is ready at once when the box is ticked again (R12.3, R12.4)', async () => {
    expect((await contractAfter([...READYING, UNTICK, TICK])).where().screen).toEqual(inSigning('ready'));
  });

  it('does not open the dashboard (R12.6)', async () => {
    expectRefused(await contractAfter(READYING), OPEN_DASHBOARD);
  });
});
