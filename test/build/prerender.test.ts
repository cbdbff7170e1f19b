import { useMediaQuery } from '@mantine/hooks';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEMO_SESSION } from '#machines/domain/session.ts';
import { prerenderScreens } from '#src/app/entry/prerender.tsx';
import { preloadScreen, SCREENS } from '#src/screens/registry.ts';

const NARROW = '(max-width: 1em)';
/** Long, because the test loads and renders every screen. */
const RENDER_TIMEOUT_MS = 60_000;

/** Replaces the landing screen with one that lists the media queries that match. */
function mockLandingScreen(queries: readonly string[]): void {
  vi.spyOn(SCREENS, 'landing').mockResolvedValue(() => {
    const matching = queries.filter((query) => useMediaQuery(query, false, { getInitialValueInEffect: false }));
    return createElement('h1', {}, `matching: ${matching.join()};`);
  });
}

afterEach(async () => {
  vi.restoreAllMocks();
  await preloadScreen('landing');
});

describe('A prerendered screen', { timeout: RENDER_TIMEOUT_MS }, () => {
  it('has one variant for each result of its media query (R1.1)', async () => {
    mockLandingScreen([NARROW]);
    const screens = new Map(await prerenderScreens(DEMO_SESSION, new Date()));
    const variants = screens.get('landing')?.variants ?? [];
    expect(variants.map(({ media }) => media)).toEqual([NARROW, `not all and ${NARROW}`]);
    expect(variants[0]?.markup).toContain(`matching: ${NARROW};`);
    expect(variants[1]?.markup).toContain('matching: ;');
  });
});
