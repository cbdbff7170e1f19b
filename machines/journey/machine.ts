import type { SavedJourney } from '#machines/persistence/savedFormat.ts';
import { blankJourney, type JourneyContext } from './context.ts';
import { accounts } from './states/connections.ts';
import { reset } from './states/reset.ts';
import { countdown } from './states/countdown.ts';
import { saving } from './states/saving.ts';
import { screen } from './states/screen.ts';
import { session } from './states/session.ts';
import { journeySetup } from './vocabulary/actions.ts';
import type { SnapshotFrom } from 'xstate';
import { described } from './states/described.ts';

export const createJourneyMachine = () =>
  journeySetup.createMachine({
    id: 'journey',
    ...described('The funding journey of a subscription creator, from the landing page to repayment.', 'R1.1'),
    type: 'parallel',
    context: ({ input: { session: foundSession, isOwnSession = false, saved = null, ...input } }) => ({
      ...blankJourney(),
      ...input,
      ...restoredContext(saved),
      foundSession,
      isOwnSession,
      user: foundSession.user,
    }),
    states: { session, screen, accounts, countdown, saving, reset },
  });

function restoredContext(saved: SavedJourney | null): Partial<JourneyContext> {
  if (saved === null) return {};
  const { progress, isCounting: _isCounting, ...remembered } = saved;
  return { ...remembered, savedProgress: progress };
}

export type JourneyMachine = ReturnType<typeof createJourneyMachine>;
export type JourneySnapshot = SnapshotFrom<JourneyMachine>;
