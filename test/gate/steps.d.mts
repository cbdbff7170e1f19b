export const steps: readonly { readonly name: string; readonly command: readonly string[] }[];
