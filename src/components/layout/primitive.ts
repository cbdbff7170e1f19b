import type { ComponentProps, ElementType } from 'react';

/** A step on the spacing scale: 4, 8, 12, 16, 24 or 32 px (tokens.css). */
export type Space = 1 | 2 | 3 | 4 | 5 | 6;

export type PrimitiveProps<As extends ElementType, Own> = Own & { readonly as?: As } & Omit<
    ComponentProps<As>,
    keyof Own | 'as'
  >;

export function classOf(own: string | undefined, extra: unknown): string {
  return typeof extra === 'string' ? `${own} ${extra}` : `${own}`;
}
