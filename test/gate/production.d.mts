type Modules = Readonly<Record<string, readonly string[]>>;
type Texts = Readonly<Record<string, string>>;
export function markIn(source: string): string;
export function commandComplaints(modules: Modules, scripts: Texts, mark: string): string[];
export function leftoverComplaints(files: readonly string[], modules: Modules, texts: Texts): string[];
