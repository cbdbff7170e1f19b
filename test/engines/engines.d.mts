export function findFirefox(): { readonly path: string; readonly version: string } | undefined;
