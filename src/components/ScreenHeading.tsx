import { useEffect, useRef } from 'react';
import { KeepTogether } from './KeepTogether.tsx';
import { Stack } from './layout/Stack.tsx';
import { Text } from './layout/Text.tsx';
import classes from './ScreenHeading.module.css';
import { useIsHydrated } from './useIsHydrated.ts';

/** The h1 of a screen. Takes focus when the screen opens, unless a control got it before hydration (R1.8, R20.2). */
export function ScreenHeading({ title, intro }: { readonly title: string; readonly intro?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPrerendered = useRef(!useIsHydrated());
  useEffect(() => {
    if (isPrerendered.current && document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack gap={4} className={classes.root}>
      <Text as="h1" kind="title" ref={heading} tabIndex={-1}>
        {title}
      </Text>
      {intro !== undefined && (
        <p className={classes.intro}>
          <KeepTogether>{intro}</KeepTogether>
        </p>
      )}
    </Stack>
  );
}
