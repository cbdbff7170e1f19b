import type { FormField } from '#machines/domain/choices.ts';

/** The element id of the place of a field: the control itself, or what holds its button. */
export function placeIdOf(field: FormField): string {
  return field.replace(':', '-');
}
