import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { SHELL } from '#src/content/shell.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { IconButton } from './IconButton.tsx';

export function ColorSchemeToggle() {
  // Without keepTransitions, Mantine writes a <style> element, which the Content-Security-Policy blocks.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const scheme = useComputedColorScheme('light');
  const isDark = useIsHydrated() && scheme === 'dark';
  return (
    <IconButton
      aria-label={isDark ? SHELL.colorScheme.toLight : SHELL.colorScheme.toDark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun aria-hidden="true" /> : <IconMoon aria-hidden="true" />}
    </IconButton>
  );
}
