/** Casts a value, such as a partial fake, to a type without checking it. */
export const cast = <Known>(value: unknown): Known => value as Known;
