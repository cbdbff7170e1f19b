import type { LandingAnchor } from '#machines/journey/routes.ts';
import { partOfPage } from '#src/components/partOfPage.ts';

/** Brings a section of the page into view and gives the focus to it, or to its heading (R3.4, R3.6). */
export function showSection(id: LandingAnchor, focusOn: 'section' | 'heading' = 'section'): void {
  const section = partOfPage(id);
  const target = focusOn === 'heading' ? section?.querySelector('h2') : section;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  target?.focus({ preventScroll: true });
}
