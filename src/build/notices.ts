import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { THIRD_PARTY_NOTICES as WORDS } from '#src/content/thirdPartyNotices.ts';

type LockedPackage = { version: string; license?: string; dev?: true; optional?: true; devOptional?: true };

/** Build tools that add code to the bundles. */
const BUNDLED_TOOLS = ['node_modules/rolldown', 'node_modules/vite'];
const LICENSE_FILE =
  /^(?!.*node_modules)(?:.*[\\/])?(?:licen[cs]e|copying|notice|copyrightnotice)[\w-]*(?:\.(?:md|txt|mit))?$/i;
const SEPARATOR = '='.repeat(80);

/** Writes the licenses of all direct and transitive production dependencies, and of the bundled build tools. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = createNotices(this.environment.config.root);
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
    },
  };
}

function createNotices(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const sections = Object.entries(packages)
    .filter(([folder, { dev, optional, devOptional }]) => {
      return BUNDLED_TOOLS.includes(folder) || (folder !== '' && !dev && !optional && !devOptional);
    })
    .map(([folder, { version, license }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licenses = readLicenses(join(root, folder));
      return [`${name} ${version}`, WORDS.license(license), '', licenses || WORDS.noFile, ''].join('\n');
    });
  return [`${WORDS.title}\n\n${WORDS.introduction}\n`, ...sections].join(`${SEPARATOR}\n`);
}

/** Returns the license and notice files of a package, including those of vendored code. */
function readLicenses(folder: string): string {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => LICENSE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}
