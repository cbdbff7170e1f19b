export function candidates(env: Record<string, string | undefined>, ownDownload: string): string[];
export function installers(isRoot: boolean): string[][][];
export function findChromium(): string | undefined;
export function ensureChromium(): string;
