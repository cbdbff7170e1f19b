import { afterEach, beforeEach, vi } from 'vitest';
import { DEMO_EMAIL } from '#machines/constants.ts';
import { BROWSER_CLOCK } from '#src/services/clock.ts';
import { simulatedBackEnd } from '#src/services/simulatedBackEnd.ts';
import { stubSimulation } from '#test/services/stubSimulation.ts';
import {
  describeConnectAccount,
  describeConnectPatreon,
  describeIssueDocumentNumber,
  describeSignContract,
  describeSignIn,
} from './backEndContract.ts';
import type { TakeSecret, World } from './callContract.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const world: World = {
  letAnswer: async () => void (await vi.runAllTimersAsync()),
  breakDown: (id) => stubSimulation({ failing: [id] }),
  countOpen: () => vi.getTimerCount(),
};
const create = (takeSecret: TakeSecret = () => null) => simulatedBackEnd({ takeSecret, clock: BROWSER_CLOCK });
const accepted = { email: DEMO_EMAIL, password: 'any' };

describeSignIn('the simulation', {
  create: (takeSecret) => create(takeSecret).signIn,
  world,
  accepted,
  refused: { ...accepted, email: 'somebody@example.com' },
});
describeConnectPatreon('the simulation', {
  create: (takeSecret) => create(takeSecret).connectPatreon,
  world,
  accepted,
  refused: { ...accepted, email: 'fail@example.com' },
});
describeConnectAccount('the simulation', { create: () => create().connectAccount, world });
describeIssueDocumentNumber('the simulation', { create: () => create().issueDocumentNumber, world });
describeSignContract('the simulation', { create: () => create().signContract, world });
