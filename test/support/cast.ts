/** Casts to a type that only the test can know, without checking the value. */
export const cast = <Known>(value: unknown): Known => value as Known;
