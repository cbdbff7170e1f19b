import type { MantineColorScheme } from '@mantine/core';

/**
 * Runs alone, as a script without imports, before the first paint: what the build wrote down is never seen in the wrong
 * colors first. The key and the attribute are Mantine's, which takes over from here.
 */
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.setAttribute('data-mantine-color-scheme', chosenScheme() ?? (isDark ? 'dark' : 'light'));

function chosenScheme(): MantineColorScheme | null {
  try {
    const chosen = window.localStorage.getItem('mantine-color-scheme-value');
    return chosen === 'light' || chosen === 'dark' ? chosen : null;
  } catch {
    return null;
  }
}
