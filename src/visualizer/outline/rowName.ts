import type { OutlineItem } from './outlineRows.ts';

/** What a line begins with: a state's title, a rule's sentence. */
export function rowName(item: OutlineItem): string {
  return item.kind === 'state' ? item.state.title : item.transition.sentence;
}
