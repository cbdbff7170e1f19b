import type { ReviewPart } from '#machines/domain/choices.ts';
import type { DownloadId } from '#machines/journey/ports.ts';
import { LINKS, PART_SCREENS, type ScreenId } from '#machines/journey/routes.ts';
import type { StateMeta } from '#machines/journey/vocabulary/guards.ts';

type ConfigKey =
  | ('id' | 'type' | 'tags' | 'initial' | 'entry' | 'exit' | 'invoke' | 'always' | 'after' | 'on' | 'states')
  | ('guard' | 'target' | 'actions');
type OnlyConfigKeys<Config> = Config & { readonly [Unknown in Exclude<keyof Config, ConfigKey>]: never };
type Description = { readonly description: string; readonly meta: { readonly requirements: readonly string[] } };

/** Adds a description and a list of requirement ids, passed as one space-separated string, to a state or transition. */
export function described(description: string, requirements: string): Description;
export function described<const Config extends object>(
  description: string,
  requirements: string,
  config: OnlyConfigKeys<Config>,
): Config & Description;
export function described(description: string, requirements: string, config: object = {}): Description {
  return { ...config, description, meta: { requirements: requirements.split(' ') } };
}

export function describedScreen<const Screen extends ScreenId>(
  screen: Screen,
  description: string,
  requirements: string,
) {
  const meta: StateMeta = { screen, requirements: requirements.split(' '), links: LINKS[screen] ?? [] };
  return { id: screen, description, meta };
}

/** A transition that only changes the state. */
export const goesTo = <const Target extends string>(target: Target, description: string, requirements: string) =>
  described(description, requirements, { target });

/** A transition that only runs an action. */
export const runs = <const Action extends string>(actions: Action, description: string, requirements: string) =>
  described(description, requirements, { actions });

export const goesBack = <const Target extends string>(target: Target, description: string) =>
  goesTo(target, description, 'R1.7');

export function downloads(download: DownloadId, description: string, requirements: string) {
  const params = { kind: 'info', key: 'downloadStarted', download } as const;
  return described(description, requirements, { actions: { type: 'showToast', params } });
}

export const downloadsSignedCopy = {
  guard: 'isContractSigned',
  ...downloads('signedCopy', 'The creator downloads the signed copy.', 'R12.1 R12.8'),
} as const;

export const changesPlan = <const Guard extends string>(guard: Guard) =>
  described('The creator changes a number in the estimate; it stays within the allowed range.', 'R19.3', {
    guard,
    actions: 'rememberPlan',
  });

const leavesFor = (part: ReviewPart, name: string) =>
  described(`The creator leaves the contract to change ${name}.`, 'R12.1 R15.1', {
    target: `#${PART_SCREENS[part]}`,
    actions: 'noteChange',
  });

export const leavesToChange = [
  described('Change is ignored once the contract is signed.', 'R12.8', { guard: 'isContractSigned' }),
  { guard: { type: 'isChangeOf', params: { part: 'offer' } }, ...leavesFor('offer', 'the offer') },
  { guard: { type: 'isChangeOf', params: { part: 'business' } }, ...leavesFor('business', 'the business details') },
  leavesFor('irsForm', 'the IRS form'),
] as const;

/** The transition for Continue and Back while the creator changes a part of the contract. */
export const returnsToReview = described('The creator came from the contract and returns to it.', 'R1.7 R15.1', {
  guard: 'isChanging',
  target: '#contract',
});
