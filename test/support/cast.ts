/** Returns a value as the type that a test knows it to have: the only unchecked cast in the tests. */
export const cast = <Known>(value: unknown): Known => value as Known;
