import type { EventObject } from 'xstate';
import { viewDashboardEstablished } from '#machines/journey/views/viewDashboard.ts';
import { CONNECT_PATREON } from '#src/content/connectPatreon.ts';
import { CONTRACT } from '#src/content/contract.ts';
import { DASHBOARD_ESTABLISHED } from '#src/content/dashboardEstablished.ts';
import { PLAN } from '#src/content/plan.ts';
import { SIGNED_COPY } from '#src/content/application.ts';
import { ENTITY_DETAILS } from '#src/content/entityDetails.ts';
import { LANDING } from '#src/content/landing.ts';
import { SIGN_IN } from '#src/content/signIn.ts';
import { SIGN_IRS_FORM } from '#src/content/signIrsForm.ts';
import type { JourneyPage } from '#test/paths/browser/journeyPage.ts';
import { button, soughtIn, useControl } from '#test/paths/pageObjects/control.ts';
import { ACCOUNT_MENU, MENU_CONTROLS } from '#test/paths/pageObjects/shell.ts';
import type { Sought } from '#test/paths/readPage.ts';
import { CANARY } from '#test/support/canaries.ts';
import type { DrivenStep, Driver, Drivers } from './drive.ts';
import { viewerOf } from './services.ts';
import { ENTITY_TYPES } from '#machines/domain/choices.ts';

const DOLLARS_PER_THOUSAND = 1000;
const FAILING_EMAIL = 'error@example.com';
const UNKNOWN_EMAIL = 'someone@example.com';
const REFUSED_EMAIL = 'fail@example.com';

const textbox = (...names: readonly string[]): Sought => ({ role: 'textbox', names });

async function leaveAmount(page: JourneyPage, label: string, dollars: number): Promise<void> {
  await page.type(textbox(label), String(dollars));
  await page.visit(textbox(label));
}

type Form = { readonly form: string; readonly email: string; readonly password: string; readonly submit: string };

/** The address that makes the simulated answer come out as the path goes on. */
function emailFor(outcome: EventObject | null, accepted: string, refused: string): string {
  if (outcome === null) return accepted;
  if (outcome.type.startsWith('xstate.error')) return FAILING_EMAIL;
  const answer = 'output' in outcome ? outcome.output : null;
  return /null|false/.test(JSON.stringify(answer) ?? '') ? refused : accepted;
}

async function submit(page: JourneyPage, words: Form, email: string, password: string): Promise<void> {
  const within = words.form;
  await page.type({ ...textbox(words.email), within }, email);
  await page.type({ ...textbox(words.password), within }, password);
  await page.press({ ...button(words.submit), within });
}

/** Opens the account menu and presses an entry; where it refuses, it must do nothing and the menu is closed again. */
const choosesInMenu: Driver = async (page, step) => {
  const entry = MENU_CONTROLS.find(({ events }) => events.some(({ type }) => type === step.event.type));
  if (entry === undefined) throw new Error(`The menu has no entry for ${step.event.type}.`);
  const opener = soughtIn(step.before, ACCOUNT_MENU);
  if (step.isRefused && (await page.find(opener)) === undefined) return;
  await page.press(opener);
  await useControl(page, soughtIn(step.before, entry), step);
  if (step.isRefused) await page.press(opener);
};

/** Writes a document and waits until it is saved; one that is not offered cannot be requested. */
function writes({ download, done }: { readonly download: string; readonly done: string }): Driver {
  return async (page, { isRefused }) => {
    if (isRefused && (await page.find(button(download))) === undefined) return;
    await page.press(button(download));
    await page.expectWords(done);
  };
}

/** A form that is busy refuses to be sent again. */
const sendsAgain = async (page: JourneyPage, busy: string, step: DrivenStep) => useControl(page, button(busy), step);

/** What a person does in another way than by using the one control that stands for it. */
export const PERSON_DRIVERS = {
  'url.opened': (page, { event }) => page.open(`${event.path}${event.hash}`),
  'session.signOutRequested': choosesInMenu,
  'reset.restartRequested': choosesInMenu,
  'calculator.revenueChanged': (page, { event }) =>
    leaveAmount(page, LANDING.calculator.revenueLabel, event.thousandDollars * DOLLARS_PER_THOUSAND),
  'payout.amountChanged': (page, { event }) => leaveAmount(page, LANDING.payout.amountLabel, event.amountDollars),
  // What is folded away is open on these pages.
  'plan.changed': async (page, { event: { field, value }, isRefused }) => {
    const moved: Sought = { role: 'slider', names: [PLAN.change] };
    if (isRefused && (await page.find(moved)) === undefined) return;
    if (field === 'revenueDollars') return leaveAmount(page, PLAN.revenue, value);
    if (field !== 'changePercent') throw new Error(`${field} is no number that is changed on a path.`);
    await page.type(moved, String(value));
  },
  'repayment.monthChosen': async (page, { event, before }) => {
    const { own } = viewDashboardEstablished(before);
    if (own === null) return;
    const month = Math.min(event.month, own.ahead.longest);
    await page.type({ role: 'slider', names: [DASHBOARD_ESTABLISHED.own.ahead] }, String(month));
  },
  'signIn.submitted': async (page, step) => {
    if (step.isRefused) return sendsAgain(page, SIGN_IN.busy, step);
    await page.tick({ role: 'checkbox', names: [SIGN_IN.rememberMe] }, step.event.isRemembered);
    const email = emailFor(step.outcomeOf('signIn'), step.event.email, UNKNOWN_EMAIL);
    await submit(page, SIGN_IN, email, CANARY.signInPassword);
  },
  'patreon.submitted': async (page, step) => {
    if (step.isRefused) return sendsAgain(page, CONNECT_PATREON.busy, step);
    const email = emailFor(step.outcomeOf('connectPatreon'), step.event.email, REFUSED_EMAIL);
    await submit(page, CONNECT_PATREON, email, CANARY.patreonPassword);
  },
  'business.entityTypeChosen': async (page, { event }) => {
    const { entityType, entityTypeNames } = ENTITY_DETAILS.business;
    const type = ENTITY_TYPES.find((one) => one === event.entityType);
    if (type !== undefined) await page.choose({ role: 'combobox', names: [entityType] }, entityTypeNames[type]);
  },
  'business.fieldTouched': async (page, { event }) => {
    if (event.field !== 'ein') throw new Error(`${event.field} is no field that is left on a path.`);
    await page.visit(textbox(ENTITY_DETAILS.business.ein));
  },
  'irsForm.copyWritten': writes(SIGN_IRS_FORM.fillIn.labels),
  'contract.copyDownloaded': writes(SIGNED_COPY.labels),
  // A document that has not come is read as text; that one can be scrolled at once.
  'contract.scrolledToEnd': async (page, { before }) => {
    const asText = button(CONTRACT.agreement.readAsText);
    if (viewerOf(before) === 'loading' && (await page.find(asText)) !== undefined) await page.press(asText);
    await page.press(button(CONTRACT.agreement.skipToEnd));
  },
  'contract.submitted': async (page, step) => {
    const sought = button(CONTRACT.sign.submit, CONTRACT.sign.busy);
    if (step.before.hasTag('dialog')) await page.pressUnseen(sought);
    else await useControl(page, sought, step);
  },
} satisfies Drivers;
