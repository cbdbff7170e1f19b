import { LINKS, type ScreenId } from '#machines/journey/routes.ts';
import type { StateMeta } from '#machines/journey/vocabulary/base.ts';

type Key =
  | ('id' | 'type' | 'tags' | 'initial' | 'entry' | 'exit' | 'invoke' | 'always' | 'after' | 'on' | 'states')
  | ('guard' | 'target' | 'actions');
type Known<Config> = Config & { readonly [Unknown in Exclude<keyof Config, Key>]: never };
type Description = { readonly description: string; readonly meta: { readonly requirements: readonly string[] } };

/**
 * A state or a transition with what it says of itself to reviewers: a sentence, and the requirements that it serves, with
 * blanks between them.
 */
export function described(description: string, requirements: string): Description;
export function described<const Config extends object>(
  description: string,
  requirements: string,
  config: Known<Config>,
): Config & Description;
export function described(description: string, requirements: string, config: object = {}): Description {
  return { ...config, description, meta: { requirements: requirements.split(' ') } };
}

/** The state of a screen, which is also known by its name and by where its links lead. */
export function describedScreen<const Screen extends ScreenId>(
  screen: Screen,
  description: string,
  requirements: string,
) {
  const meta: StateMeta = { screen, requirements: requirements.split(' '), links: LINKS[screen] ?? [] };
  return { id: screen, description, meta };
}
