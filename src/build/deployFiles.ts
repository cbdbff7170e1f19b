import { ROUTED_SCREEN_IDS, ROUTES } from '#machines/journey/routes.ts';
import { ASSETS, cacheControl, guardingHeaders, type Guarded, HTTPS_HEADERS } from './headers.ts';
import { LANDING_PAGE, pageOf, SCREENS_FOLDER, SHELL_PAGE } from './strictServing.ts';

const WITHOUT_LANDING = ROUTED_SCREEN_IDS.map((screen) => ROUTES[screen].path).filter((path) => path !== '/');

/** Every header of a host with HTTPS. */
function everyHeader(build: Guarded): readonly (readonly [string, string])[] {
  return Object.entries({ ...guardingHeaders(build), ...HTTPS_HEADERS });
}

/** `_headers`, as static hosts read it: a path, then its headers. Such hosts ask for pages anew by themselves. */
export function headersFile(build: Guarded): string {
  const block = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const cache = (path: string) => [['Cache-Control', cacheControl(path)]] as const;
  return `${block('/*', everyHeader(build))}\n\n${block(`${ASSETS}*`, cache(ASSETS))}\n`;
}

/** `_redirects`, as static hosts read it: the page of each address. An unknown one gets `404.html`. */
export function redirectsFile(): string {
  return WITHOUT_LANDING.map((path) => `${path} /${pageOf(path)} 200\n`).join('');
}

/** A server of nginx that answers as the product's own does. */
export function nginxFile(build: Guarded): string {
  const headers = everyHeader(build).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# Made by the build. Put it among the files that nginx includes on the level of http; set root and server_name.
map "$status $uri" $cache_of_answer {
  default "${cacheControl('/')}";
  "~^[45]" "no-store";
  "~^\\d+ ${ASSETS}" "${cacheControl(ASSETS)}";
}

server {
  listen 8080;
  server_name _;
  root /srv/creator-cash-advance;
  server_tokens off;
  include mime.types;
  types { text/javascript mjs; }
  default_type application/octet-stream;
  charset utf-8;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;

${headers.join('\n')}
  add_header Cache-Control $cache_of_answer always;

  location = / { try_files /${LANDING_PAGE} =404; }
  location ~ /(?!\\.well-known/)[._] { return 404; }
  location ~ ^${ASSETS}|\\.[^/]+$ { try_files $uri =404; }
  location / { try_files /${SCREENS_FOLDER}$uri.html /${SHELL_PAGE} =404; }
}
`;
}
