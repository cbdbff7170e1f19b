/** Returns whether the statechart page of this build shows the product in a frame. */
export function isDemonstration(env: Readonly<Record<string, unknown>>): boolean {
  return env['VITE_DEMONSTRATION'] === 'true';
}

const DENIED_FEATURES =
  'accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media fullscreen gamepad ' +
  'geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi payment ' +
  'picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access usb window-management ' +
  'xr-spatial-tracking';

/** The folder of files with a content hash or a library version in their path. */
export const ASSETS = '/assets/';
const TWO_YEARS_S = 63_072_000;

/** Returns the `Cache-Control` value. Browsers cache files in `ASSETS` for a year, and revalidate all others. */
export function cacheControl(path: string): string {
  return path.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** `blob:` is for previews of chosen files. A `<meta>` can't contain `frame-ancestors`. */
export function contentPolicy(isFramed: boolean, form: 'header' | 'meta'): string {
  const frameSource = isFramed ? "'self'" : "'none'";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frameSource}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(form === 'header' ? [`frame-ancestors ${frameSource}`] : []),
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

export function securityHeaders(isFramed: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy(isFramed, 'header'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': isFramed ? 'SAMEORIGIN' : 'DENY',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': DENIED_FEATURES.split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
  };
}

/** Only for hosts with HTTPS, because a browser that receives this header refuses plain HTTP for the host. */
export const HTTPS_HEADERS = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
};
