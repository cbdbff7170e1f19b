/**
 * What the MDN HTTP Observatory would say of an answer, by its published rules: 100 points, less what is missing, and,
 * where at least 90 are left, more for what goes further. 160 is the most without cookies; 5 of them only a host on the
 * browsers' own list of HTTPS hosts gets.
 */
export type Answer = {
  /** Of an answer by HTTPS; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly page: string;
  /** Whether the host answers HTTP with a redirection to the same address by HTTPS. */
  readonly isRedirected: boolean;
};

export type Verdict = { readonly score: number; readonly parts: Readonly<Record<string, number>> };

const BASE = 100;
const LEAST_FOR_EXTRA = 90;
const SIX_MONTHS_S = 15_552_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const SCRIPT = /<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g;

type Rules = ReadonlyMap<string, readonly string[]>;

function rulesOf(policy: string): Rules {
  const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.map(([name = '', ...sources]) => [name, sources]));
}

/** What is allowed by a rule, by the one that stands in for it, or everything. */
function allowedBy(rules: Rules, name: string): readonly string[] {
  return rules.get(name) ?? rules.get('default-src') ?? ['*'];
}

function hasAny(sources: readonly string[], unwanted: readonly string[]): boolean {
  return sources.some((source) => unwanted.includes(source));
}

function isInsecure(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:');
}

function contentPolicy({ headers }: Answer): number {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return -25;
  const rules = rulesOf(policy);
  const [scripts, objects, styles] = ['script-src', 'object-src', 'style-src'].map((name) => allowedBy(rules, name));
  const passive = ['img-src', 'media-src'];
  const active = [...rules].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (hasAny(scripts ?? [], [...BROAD, ...INLINE]) || hasAny(objects ?? [], BROAD)) return -20;
  if (active.some(isInsecure)) return -20;
  if (hasAny([...(scripts ?? []), ...(styles ?? [])], ["'unsafe-eval'"])) return -10;
  if (passive.some((name) => allowedBy(rules, name).some(isInsecure))) return -10;
  if (hasAny(styles ?? [], [...BROAD, ...INLINE])) return 0;
  return rules.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

/** The points for a header with one of the values that count. */
function valued(header: string, points: Readonly<Record<string, number>>, missing: number, invalid: number) {
  return ({ headers }: Answer): number => {
    const value = headers[header]?.split(';')[0]?.trim().toLowerCase();
    return value === undefined ? missing : (points[value] ?? invalid);
  };
}

function framing(answer: Answer): number {
  const policy = answer.headers['content-security-policy'];
  if (policy !== undefined && rulesOf(policy).has('frame-ancestors')) return 5;
  return valued('x-frame-options', { deny: 0, sameorigin: 0 }, -20, -20)(answer);
}

function referrer({ headers }: Answer): number {
  const value = headers['referrer-policy'];
  if (value === undefined) return 0;
  return PRIVATE_REFERRERS.includes(value.split(',').at(-1)?.trim().toLowerCase() ?? '') ? 5 : -5;
}

function httpsOnly({ headers }: Answer): number {
  const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (maxAge === undefined) return -20;
  return Number(maxAge) < SIX_MONTHS_S ? -10 : 0;
}

/** Only scripts of the page's own origin are known here; one from elsewhere would need its own rules. */
function integrity({ page }: Answer): number {
  const scripts = [...page.matchAll(SCRIPT)];
  if (scripts.some(([, address = '']) => !/^\/(?!\/)/.test(address))) throw new Error('A script is not our own.');
  return scripts.some(([tag]) => /\bintegrity="sha\d+-/.test(tag)) ? 5 : 0;
}

function cookies({ headers }: Answer): number {
  if (headers['set-cookie'] !== undefined) throw new Error('The product sets no cookie.');
  return 0;
}

const PARTS: Readonly<Record<string, (answer: Answer) => number>> = {
  'content security policy': contentPolicy,
  cookies,
  'cross-origin resource sharing': ({ headers }) => (headers['access-control-allow-credentials'] === 'true' ? -50 : 0),
  redirection: ({ isRedirected }) => (isRedirected ? 0 : -20),
  referrer,
  'https only': httpsOnly,
  'subresource integrity': integrity,
  'content type options': valued('x-content-type-options', { nosniff: 0 }, -5, -5),
  framing,
  'resource policy': valued(
    'cross-origin-resource-policy',
    { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
    0,
    -5,
  ),
  'opener policy': valued('cross-origin-opener-policy', { 'same-origin': 10 }, 0, 0),
  'embedder policy': valued('cross-origin-embedder-policy', { 'require-corp': 10 }, 0, 0),
};

export function judge(answer: Answer): Verdict {
  const parts = Object.fromEntries(Object.entries(PARTS).map(([name, points]) => [name, points(answer)]));
  const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, BASE);
  const without = sum(Object.values(parts).filter((points) => points < 0));
  return { score: Math.max(0, without >= LEAST_FOR_EXTRA ? sum(Object.values(parts)) : without), parts };
}
