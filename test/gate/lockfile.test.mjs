import { describe, expect, it } from 'vitest';
import { complaints, isAllowed } from './lockfile.mjs';
import { ONCE, UNPUBLISHED_HERE } from './lockfileRules.mjs';

const INTEGRITY = `sha512-${'A'.repeat(86)}==`;
const SETTINGS = 'save-exact=true\nignore-scripts=true\nomit-lockfile-registry-resolved=true\nfund=false\n';
const DIRECT = { react: '19.3.1', '@mantine/core': '9.7.3' };

/** One binary for another machine for each exception, so that each of them is needed: where it lies and its entry. */
function binaries() {
  return UNPUBLISHED_HERE.map(({ names, version }) => {
    const name = `${names.source.replaceAll(/[\\^]/g, '')}elsewhere`;
    return [`node_modules/${name}`, { version, optional: true, dev: true, os: ['elsewhere'], cpu: ['other'] }];
  });
}

function project() {
  const entry = (license, more) => ({ version: '1.0.0', integrity: INTEGRITY, license, ...more });
  const once = ONCE.map((name) => [`node_modules/${name}`, entry('MIT', { version: DIRECT[name] ?? '9.7.3' })]);
  return {
    manifest: { dependencies: { ...DIRECT }, devDependencies: {}, overrides: {} },
    lock: {
      packages: {
        '': { dependencies: { ...DIRECT } },
        ...Object.fromEntries([...once, ...binaries()]),
        'node_modules/axe': entry('MPL-2.0', { dev: true }),
        'node_modules/elkjs': entry('EPL-2.0 OR GPL-3.0-or-later'),
      },
    },
    document: '| `react` | 19.3.1 | x |\n| `@mantine/core` | 9.7.3 | x |\n',
    settings: SETTINGS,
  };
}

/** What is found when `breakIt` has changed a project that was in order. */
function foundAfter(breakIt) {
  const broken = project();
  breakIt(broken, broken.lock.packages);
  return complaints(broken);
}

describe('the check of the lock', () => {
  it('is content with a project in order', () => {
    expect(complaints(project())).toEqual([]);
  });

  it('complains about a lock that names no package', () => {
    expect(foundAfter(({ lock }) => (lock.packages = { '': lock.packages[''] }))).toContain(
      'package-lock.json names no package',
    );
  });

  it('complains about a missing integrity and about a weak one', () => {
    expect(foundAfter((_, packages) => delete packages['node_modules/axe'].integrity)).toEqual([
      'node_modules/axe has no integrity',
    ]);
    expect(foundAfter((_, packages) => (packages['node_modules/axe'].integrity = 'sha1-AAAA'))).toEqual([
      'node_modules/axe has an integrity that is no SHA-512',
    ]);
  });

  it('lets only the named binaries for other machines be without integrity, in that version, and as long as they are', () => {
    const path = Object.keys(Object.fromEntries(binaries()))[0];
    expect(foundAfter((_, packages) => delete packages[path].optional)).toContain(`${path} has no integrity`);
    expect(foundAfter((_, packages) => delete packages[path].os)).toContain(`${path} has no integrity`);
    expect(foundAfter((_, packages) => (packages[path].version = '99.0.0'))).toContain(`${path} has no integrity`);
    expect(foundAfter((_, packages) => delete packages[path])).toEqual([
      `${UNPUBLISHED_HERE[0].names} needs no exception for a missing integrity any more`,
    ]);
  });

  it('complains about what may come from elsewhere: an address, a link, another name', () => {
    const elsewhere = 'https://example.com/axe.tgz';
    expect(foundAfter((_, packages) => (packages['node_modules/axe'].resolved = elsewhere))).toEqual([
      'node_modules/axe names where it was downloaded: it may come from elsewhere',
    ]);
    expect(foundAfter((_, packages) => (packages['node_modules/axe'].link = true))).toEqual([
      'node_modules/axe is a link to a folder',
    ]);
    expect(foundAfter((_, packages) => (packages['node_modules/axe'].name = 'hatchet'))).toEqual([
      'node_modules/axe holds hatchet under another name',
    ]);
  });

  it('complains about any install script in the product, and about one for development without a reason', () => {
    const scripted = { version: '1.0.0', integrity: INTEGRITY, license: 'MIT', hasInstallScript: true };
    expect(foundAfter((_, packages) => (packages['node_modules/@swc/core'] = { ...scripted, dev: true }))).toEqual([]);
    expect(foundAfter((_, packages) => (packages['node_modules/@swc/core'] = scripted))).toEqual([
      'node_modules/@swc/core is part of the product and runs a script when it is installed',
    ]);
    expect(foundAfter((_, packages) => (packages['node_modules/axe'].hasInstallScript = true))).toEqual([
      'node_modules/axe runs a script when it is installed and has no reason in lockfileRules.mjs',
    ]);
  });

  it('complains about a licence that is not on the list, or is only for development, or is not stated', () => {
    expect(foundAfter((_, packages) => (packages['node_modules/axe'].license = 'AGPL-3.0-only'))).toEqual([
      'node_modules/axe has the licence AGPL-3.0-only, which is not on the list',
    ]);
    expect(foundAfter((_, packages) => delete packages['node_modules/axe'].dev)).toEqual([
      'node_modules/axe has the licence MPL-2.0, which is not on the list',
    ]);
    expect(foundAfter((_, packages) => delete packages['node_modules/axe'].license)).toEqual([
      'node_modules/axe states no licence',
    ]);
  });

  it('takes one licence of those to choose from, and all of those that hold together', () => {
    expect(isAllowed('(MIT OR GPL-3.0-only)', ['MIT'])).toBe(true);
    expect(isAllowed('MIT AND GPL-3.0-only', ['MIT'])).toBe(false);
    expect(isAllowed('Apache-2.0 AND MIT', ['MIT', 'Apache-2.0'])).toBe(true);
    expect(isAllowed('GPL-3.0-only', ['MIT'])).toBe(false);
  });

  it.each(ONCE)('complains about a second %s, and about none', (name) => {
    const inner = `node_modules/axe/node_modules/${name}`;
    const path = `node_modules/${name}`;
    expect(foundAfter((_, packages) => (packages[inner] = packages[path]))).toEqual([
      `${name} is there 2 times: ${path}, ${inner}`,
    ]);
    expect(foundAfter((_, packages) => delete packages[path])).toEqual([`${name} is there 0 times`]);
  });

  it('complains about packages of Mantine with different versions', () => {
    expect(foundAfter((_, packages) => (packages['node_modules/@mantine/hooks'].version = '9.7.4'))).toEqual([
      'the packages of @mantine/ have 9.7.3 and 9.7.4 for versions',
    ]);
  });

  it.each(['^19.3.1', '~19.3.1', '19.x', '*', 'latest', 'git+ssh://git@example.com/react.git', 'file:../react'])(
    'complains about %s, which is no exact version',
    (version) => {
      const found = foundAfter(({ manifest, lock }) => {
        manifest.dependencies.react = version;
        lock.packages[''].dependencies.react = version;
      });
      expect(found).toContain(`package.json asks for react "${version}", which is no exact version`);
    },
  );

  it('complains about an override that is no exact version, and about a lock that was made for another package.json', () => {
    expect(foundAfter(({ manifest }) => (manifest.overrides.semver = '^7.0.0'))).toEqual([
      'package.json asks for semver "^7.0.0", which is no exact version',
    ]);
    expect(foundAfter(({ lock }) => (lock.packages[''].dependencies.react = '19.3.0'))).toEqual([
      'package-lock.json was not made for react 19.3.1',
    ]);
  });

  it('complains about a package without its line in the document, and about a line without its package', () => {
    expect(foundAfter((broken) => (broken.document = broken.document.replace('`react`', '`preact`')))).toEqual([
      'react has no line in docs/dependencies.md',
      'docs/dependencies.md names preact 19.3.1, package.json does not',
    ]);
    expect(foundAfter((broken) => (broken.document = broken.document.replace('19.3.1', '19.3.0')))).toEqual([
      'docs/dependencies.md names react 19.3.0, package.json 19.3.1',
    ]);
  });

  it('complains about settings of npm that leave the policy to each machine', () => {
    expect(
      foundAfter((broken) => (broken.settings = SETTINGS.replace('ignore-scripts=true', '#ignore-scripts=true'))),
    ).toEqual(['.npmrc does not say ignore-scripts=true']);
  });
});
