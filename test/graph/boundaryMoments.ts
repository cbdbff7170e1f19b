import type { EventObject } from 'xstate';
import {
  ACCOUNT_CONNECT_MS,
  CONGRATULATIONS_DELAY_MS,
  PATREON_CONNECT_MS,
  PDF_LOAD_DEADLINE_MS,
  SIGN_IN_MS,
  SIGNING_MS,
  TIMED_SCREEN_MS,
} from '#machines/constants.ts';
import { SAMPLES } from '#machines/graph/exploration/samples.ts';
import type { StartName } from '#machines/graph/paths/starts.ts';
import { ROUTES, type RoutedScreenId } from '#machines/journey/routes.ts';

/** A moment from which something comes due after so many milliseconds, and how to get there. */
export type BoundaryMoment = {
  readonly name: string;
  readonly start: StartName;
  readonly events: readonly EventObject[];
  /** Milliseconds that pass before the last event's own wait begins. */
  readonly waitedMs: number;
  readonly dueMs: number;
};

const open = (screen: RoutedScreenId): EventObject =>
  ({ type: 'url.opened', path: ROUTES[screen].path, hash: '' }) as EventObject;

const SUBMITTED: readonly EventObject[] = [
  open('contract'),
  ...SAMPLES['contract.agreementChanged'].slice(0, 1),
  ...SAMPLES['contract.signatureChanged'].slice(0, 1),
  ...SAMPLES['contract.submitted'],
];

const moment = (
  name: string,
  start: StartName,
  events: readonly EventObject[],
  dueMs: number,
  waitedMs = 0,
): BoundaryMoment => ({ name, start, events, dueMs, waitedMs });

/** One moment for each delay of the chart and each service that takes its time. */
export const BOUNDARY_MOMENTS: readonly BoundaryMoment[] = [
  moment('signing in', 'guest', [open('signIn'), ...SAMPLES['signIn.submitted']], SIGN_IN_MS),
  moment(
    'connecting Patreon',
    'unconnected',
    [open('connectPatreon'), ...SAMPLES['patreon.submitted']],
    PATREON_CONNECT_MS,
  ),
  ...SAMPLES['accounts.connectRequested'].map((asked) =>
    moment(`connecting ${asked.account}`, 'connected', [open('connectAdditionalAccounts'), asked], ACCOUNT_CONNECT_MS),
  ),
  moment('preparing the offers', 'connected', [open('processing')], TIMED_SCREEN_MS),
  moment('preparing the offers, taken up half-way', 'runningProcessing', [open('processing')], TIMED_SCREEN_MS / 2),
  moment('checking the business', 'connected', [open('businessVerification')], TIMED_SCREEN_MS),
  moment('the IRS form on its way', 'connected', [open('signIrsForm')], PDF_LOAD_DEADLINE_MS),
  moment('the contract on its way', 'connected', [open('contract')], PDF_LOAD_DEADLINE_MS),
  moment('signing the contract', 'connected', SUBMITTED, SIGNING_MS),
  moment('before the congratulations', 'connected', SUBMITTED, CONGRATULATIONS_DELAY_MS, SIGNING_MS),
];
