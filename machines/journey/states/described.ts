import { LINKS } from '#machines/journey/links.ts';
import type { ScreenId } from '#machines/journey/routes.ts';
import type { StateMeta } from '#machines/journey/vocabulary/base.ts';

/** What a state or a transition says of itself to reviewers: a sentence, and the requirements that it serves. */
export function described(description: string, ...requirements: readonly string[]) {
  return { description, meta: { requirements } };
}

/** The same for the state of a screen, which is also known by its name and by where its links lead. */
export function describedScreen<const Screen extends ScreenId>(
  screen: Screen,
  description: string,
  ...requirements: readonly string[]
) {
  const meta: StateMeta = { screen, requirements, links: LINKS[screen] ?? [] };
  return { id: screen, description, meta };
}
