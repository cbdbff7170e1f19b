/** Whether a build shows the product in a frame of the statechart's page, as its settings say. */
export function isDemonstration(env: Readonly<Record<string, unknown>>): boolean {
  return env['VITE_DEMONSTRATION'] === 'true';
}

/** What the product never asks a device or a browser for. */
const REFUSED_FEATURES =
  'accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media fullscreen gamepad ' +
  'geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment ' +
  'picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access usb window-management ' +
  'xr-spatial-tracking';

/** Where files with a hash in their name lie, or in a folder with a version. */
export const ASSETS = '/assets/';
const TWO_YEARS_S = 63_072_000;

/** How long an answer may be cached: hashed files for ever, all others are revalidated with every visit. */
export function cacheControl(path: string): string {
  return path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * What a page may load and run: the product's own files and nothing else, no inline code, no inline styles, and no text
 * that becomes markup or a script. A picture of a chosen file is a `blob:` of this page. A `<meta>` cannot refuse
 * frames, and browsers complain about one that tries.
 */
export function contentPolicy(isFramed: boolean, form: 'header' | 'meta'): string {
  const framed = isFramed ? "'self'" : "'none'";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${framed}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(form === 'header' ? [`frame-ancestors ${framed}`] : []),
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The headers of every answer, whatever it is; how long it may be cached comes from `cacheControl`. */
export function guardingHeaders(isFramed: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy(isFramed, 'header'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': isFramed ? 'SAMEORIGIN' : 'DENY',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': REFUSED_FEATURES.split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
  };
}

/** The header that only a host with HTTPS may send: from then on the browser asks this host by HTTPS alone. */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
};
