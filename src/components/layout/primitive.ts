import type { ComponentProps, ElementType } from 'react';

/** A step of the spacing scale: 4, 8, 12, 16, 24 and 32 px (tokens.css). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6;

/** The props of a layout primitive: its own, and those of the element that it is rendered as. */
export type PrimitiveProps<As extends ElementType, Own> = Own & { readonly as?: As } & Omit<
    ComponentProps<As>,
    keyof Own | 'as'
  >;

/** Joins the class of a primitive with the one that a screen gives it. */
export function classOf(own: string | undefined, given: unknown): string {
  return typeof given === 'string' ? `${own} ${given}` : `${own}`;
}
