import { useTimeout } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from '#machines/constants.ts';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { LANDING, SOURCES } from '#src/content/landing.ts';
import classes from './Sources.module.css';
import shared from './Landing.module.css';

type SourceId = (typeof SOURCES)[number]['id'];

export function Sources() {
  const id = useId();
  const { openId, approach, leave } = useTooltips();
  return (
    <Stack as="section" gap={4} className={classes.sources} aria-labelledby={`${id}-title`}>
      <Row align="baseline" gap={2}>
        <h2 id={`${id}-title`} className={shared.label}>
          {LANDING.sources.title}
        </h2>
        <Text kind="quiet">{LANDING.sources.today}</Text>
      </Row>
      <Stack as="ul" gap={3} className={classes.logos}>
        {SOURCES.map((source) => (
          <li key={source.id} onPointerEnter={() => approach(source.id)} onPointerLeave={leave}>
            <Row as="span" isOneLine gap={2} className={shared.label}>
              <BrandLogo brand={source.id} />
              <span>{source.name}</span>
            </Row>
            <VisuallyHidden>{source.kind}</VisuallyHidden>
            <span aria-hidden className={classes.tooltip} data-open={openId === source.id || undefined}>
              {source.kind}
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function useTooltips() {
  const [openId, setOpenId] = useState<SourceId | null>(null);
  const { start, clear } = useTimeout((id: SourceId) => setOpenId(id), TOOLTIP_OPEN_MS);
  const closedAt = useRef(-Infinity);
  // The first tooltip opens after a delay; moving on to another logo opens the next one immediately.
  const approach = (id: SourceId) => {
    clear();
    if (openId !== null || performance.now() - closedAt.current < TOOLTIP_SKIP_MS) setOpenId(id);
    else start(id);
  };
  const leave = () => {
    clear();
    if (openId !== null) closedAt.current = performance.now();
    setOpenId(null);
  };
  return { openId, approach, leave };
}
