import type { EventObject } from 'xstate';
import { CONNECT_ADDITIONAL_ACCOUNTS as ACCOUNTS } from '#src/content/connectAdditionalAccounts.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import type { Hands, Sought } from '#test/paths/hands.ts';
import { CANARY } from '#test/support/canaries.ts';
import { button, type DrivenStep, type Drivers, presses } from './driver.ts';

const FAILING_EMAIL = 'error@example.com';
const UNKNOWN_EMAIL = 'someone@example.com';
const REFUSED_EMAIL = 'fail@example.com';

type Credentials = {
  readonly form: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
};

/** The address that makes the simulated answer come out as the path goes on. */
function emailFor(outcome: EventObject | null, accepted: string, refused: string): string {
  if (outcome === null) return accepted;
  if (outcome.type.startsWith('xstate.error')) return FAILING_EMAIL;
  const answer = 'output' in outcome ? outcome.output : null;
  return JSON.stringify(answer).includes('null') || JSON.stringify(answer).includes('false') ? refused : accepted;
}

async function submit(hands: Hands, words: Credentials, email: string, password: string): Promise<void> {
  const inForm = (role: Sought['role'], name: string): Sought => ({
    role,
    name,
    within: { role: 'form', name: words.form },
  });
  await hands.type(inForm('textbox', words.email), email);
  await hands.type(inForm('password', words.password), password);
  await hands.press(inForm('button', words.submit));
}

/** A form that is busy refuses to be sent again. */
async function isBusy(hands: Hands, busy: string, { isRefused }: DrivenStep<EventObject>): Promise<boolean> {
  if (!isRefused) return false;
  if ((await hands.standing(button(busy))) !== 'missing') await hands.pressInVain(button(busy));
  return true;
}

/** Signing in and the connections (R4, R5). */
export const CONNECT_DRIVERS = {
  'signIn.submitted': async (hands, step) => {
    if (await isBusy(hands, SIGN_IN.busy, step)) return;
    const { event, outcomeOf } = step;
    await hands.tick({ role: 'checkbox', name: SIGN_IN.rememberMe }, event.isRemembered);
    const email = emailFor(outcomeOf('signIn'), event.email, UNKNOWN_EMAIL);
    await submit(hands, SIGN_IN, email, CANARY.signInPassword);
  },
  'platform.chosen': presses(({ event }) => button(new RegExp(`^${SELECT_PLATFORM.names[event.platform]} `))),
  'patreon.submitted': async (hands, step) => {
    if (await isBusy(hands, CONNECT_PATREON.busy, step)) return;
    if ((await hands.standing(button(CONNECT_PATREON.submit))) === 'missing') await hands.unfold(CONNECT_PATREON.again);
    const email = emailFor(step.outcomeOf('connectPatreon'), step.event.email, REFUSED_EMAIL);
    await submit(hands, CONNECT_PATREON, email, CANARY.patreonPassword);
  },
  'patreon.continued': presses(() => button(CONNECT_PATREON.continue)),
  'accounts.connectRequested': presses(({ event }) =>
    button(ACCOUNTS.actions.disconnected(ACCOUNTS.names[event.account])),
  ),
  'accounts.continued': presses(() => button(ACCOUNTS.continue)),
} satisfies Partial<Drivers>;
