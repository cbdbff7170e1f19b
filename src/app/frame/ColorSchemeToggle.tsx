import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { FRAME } from '#src/content/frame.ts';
import classes from './TopBar.module.css';

/** Changes between light and dark; without a choice the system's scheme is followed. */
export function ColorSchemeToggle() {
  // Without keepTransitions Mantine writes a <style> element, which a Content-Security-Policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return (
    <ActionIcon
      variant="transparent"
      className={classes.tool}
      aria-label={isDark ? FRAME.colorScheme.toLight : FRAME.colorScheme.toDark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun aria-hidden="true" /> : <IconMoon aria-hidden="true" />}
    </ActionIcon>
  );
}
