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
import { button, queryFor, useControl } from '#test/paths/pageObjects/control.ts';
import { ACCOUNT_MENU, MENU_CONTROLS } from '#test/paths/pageObjects/shell.ts';
import type { ControlQuery } from '#test/paths/readPage.ts';
import { CANARY } from '#test/support/canaries.ts';
import type { DrivenStep, Driver, Drivers } from './drive.ts';
import { getViewerState } from './serviceDrivers.ts';
import { ENTITY_TYPES } from '#machines/domain/choices.ts';

const DOLLARS_PER_THOUSAND = 1000;
const FAILING_EMAIL = 'error@example.com';
const UNKNOWN_EMAIL = 'someone@example.com';
const REJECTED_EMAIL = 'fail@example.com';

const textbox = (...names: readonly string[]): ControlQuery => ({ role: 'textbox', names });

async function enterAmount(page: JourneyPage, label: string, dollars: number): Promise<void> {
  await page.type(textbox(label), String(dollars));
  await page.focusAndLeave(textbox(label));
}

type LoginForm = { readonly form: string; readonly email: string; readonly password: string; readonly submit: string };

/** Returns an email address for which the simulated service answers as the path needs. */
function emailFor(outcome: EventObject | null, accepted: string, rejected: string): string {
  if (outcome === null) return accepted;
  if (outcome.type.startsWith('xstate.error')) return FAILING_EMAIL;
  const answer = 'output' in outcome ? outcome.output : null;
  return /null|false/.test(JSON.stringify(answer) ?? '') ? rejected : accepted;
}

async function submitLogin(page: JourneyPage, labels: LoginForm, email: string, password: string): Promise<void> {
  const within = labels.form;
  await page.type({ ...textbox(labels.email), within }, email);
  await page.type({ ...textbox(labels.password), within }, password);
  await page.click({ ...button(labels.submit), within });
}

/** Opens the account menu and clicks an item. After a rejected click, which must have no effect, closes the menu. */
const clickMenuItem: Driver = async (page, step) => {
  const item = MENU_CONTROLS.find(({ events }) => events.some(({ type }) => type === step.event.type));
  if (item === undefined) throw new Error(`The menu has no item for ${step.event.type}.`);
  const menuButton = queryFor(step.before, ACCOUNT_MENU);
  if (step.isRejected && (await page.find(menuButton)) === undefined) return;
  await page.click(menuButton);
  await useControl(page, queryFor(step.before, item), step);
  if (step.isRejected) await page.click(menuButton);
};

/** Downloads a generated document and waits for the confirmation. A rejected download may not have a button. */
function createDownloadDriver({ download, done }: { readonly download: string; readonly done: string }): Driver {
  return async (page, { isRejected }) => {
    if (isRejected && (await page.find(button(download))) === undefined) return;
    await page.click(button(download));
    await page.expectText(done);
  };
}

/** Submits a busy form again, which must have no effect. */
const submitAgain = async (page: JourneyPage, busy: string, step: DrivenStep) => useControl(page, button(busy), step);

/** Drivers for events that take more than clicking or filling in one control. */
export const USER_DRIVERS = {
  'url.opened': (page, { event }) => page.open(`${event.path}${event.hash}`),
  'session.signOutRequested': clickMenuItem,
  'reset.restartRequested': clickMenuItem,
  'calculator.revenueChanged': (page, { event }) =>
    enterAmount(page, LANDING.calculator.revenueLabel, event.thousandDollars * DOLLARS_PER_THOUSAND),
  'payout.amountChanged': (page, { event }) => enterAmount(page, LANDING.payout.amountLabel, event.amountDollars),
  'plan.changed': async (page, { event: { field, value }, isRejected }) => {
    const slider: ControlQuery = { role: 'slider', names: [PLAN.change] };
    if (isRejected && (await page.find(slider)) === undefined) return;
    if (field === 'revenueDollars') return enterAmount(page, PLAN.revenue, value);
    if (field !== 'changePercent') throw new Error(`Changes to ${field} have no driver.`);
    await page.type(slider, String(value));
  },
  'repayment.monthChosen': async (page, { event, before }) => {
    const { projection } = viewDashboardEstablished(before);
    if (projection === null) return;
    const month = Math.min(event.month, projection.ahead.maxMonth);
    await page.type({ role: 'slider', names: [DASHBOARD_ESTABLISHED.lookAhead.label] }, String(month));
  },
  'signIn.submitted': async (page, step) => {
    if (step.isRejected) return submitAgain(page, SIGN_IN.busy, step);
    await page.setChecked({ role: 'checkbox', names: [SIGN_IN.rememberMe] }, step.event.isRemembered);
    const email = emailFor(step.outcomeOf('signIn'), step.event.email, UNKNOWN_EMAIL);
    await submitLogin(page, SIGN_IN, email, CANARY.signInPassword);
  },
  'patreon.submitted': async (page, step) => {
    if (step.isRejected) return submitAgain(page, CONNECT_PATREON.busy, step);
    const email = emailFor(step.outcomeOf('connectPatreon'), step.event.email, REJECTED_EMAIL);
    await submitLogin(page, CONNECT_PATREON, email, CANARY.patreonPassword);
  },
  'business.entityTypeChosen': async (page, { event }) => {
    const { entityType, entityTypeNames } = ENTITY_DETAILS.business;
    const type = ENTITY_TYPES.find((id) => id === event.entityType);
    if (type !== undefined) await page.selectOption({ role: 'combobox', names: [entityType] }, entityTypeNames[type]);
  },
  'business.fieldTouched': async (page, { event }) => {
    if (event.field !== 'ein') throw new Error(`Touching ${event.field} has no driver.`);
    await page.focusAndLeave(textbox(ENTITY_DETAILS.business.ein));
  },
  'irsForm.copyWritten': createDownloadDriver(SIGN_IRS_FORM.fillIn.labels),
  'contract.copyDownloaded': createDownloadDriver(SIGNED_COPY.labels),
  // While the PDF is loading, its text can already be scrolled.
  'contract.scrolledToEnd': async (page, { before }) => {
    const asText = button(CONTRACT.agreement.readAsText);
    if (getViewerState(before) === 'loading' && (await page.find(asText)) !== undefined) await page.click(asText);
    await page.click(button(CONTRACT.agreement.skipToEnd));
  },
  'contract.submitted': async (page, step) => {
    const query = button(CONTRACT.sign.submit, CONTRACT.sign.busy);
    if (step.before.hasTag('dialog')) await page.clickCovered(query);
    else await useControl(page, query, step);
  },
} satisfies Drivers;
