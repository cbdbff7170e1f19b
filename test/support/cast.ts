/** Casts to a type that only the test can know. Unchecked. */
export const cast = <Known>(value: unknown): Known => value as Known;
