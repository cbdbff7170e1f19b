import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { SECTIONS } from '#src/content/landing.ts';
import classes from './HowItWorks.module.css';
import { Section } from './Section.tsx';
import shared from './Landing.module.css';

export function HowItWorks() {
  return (
    <Section id="how" title={SECTIONS.how.title} gap={5}>
      <Split as="ol" columns={2} gap={3} className={classes.steps}>
        {Object.entries(SECTIONS.how.steps).map(([title, text], step) => (
          <Row as="li" key={title} isOneLine align="start" gap={4} className={classes.step} data-rise>
            <svg className={classes.picture} viewBox="0 0 232 160" aria-hidden focusable="false">
              {ILLUSTRATIONS[step]?.map(([part, x, height, width = BAR_WIDTH]) => (
                <rect
                  key={`${part}${x}`}
                  className={classes[part] ?? shared[part]}
                  x={x}
                  y={BASE_Y - height}
                  width={width}
                  height={height}
                  rx={5}
                />
              ))}
            </svg>
            <Stack gap={1}>
              <h3 className={shared.label}>{title}</h3>
              <Text kind="quiet">{text}</Text>
            </Stack>
          </Row>
        ))}
      </Split>
    </Section>
  );
}

type Bar = readonly [part: 'earned' | 'offered' | 'gathered' | 'advance', x: number, height: number, width?: number];

const BASE_Y = 128;
const BAR_WIDTH = 20;
const [OFFER_WIDTH, ADVANCE_WIDTH] = [52, 76];
const REPAID = [72, 72, 72, 72, 24, 0];
const barX = (bar: number) => 24 + bar * 32;

const ILLUSTRATIONS: readonly (readonly Bar[])[] = [
  [40, 52, 46, 64, 58, 76].map((height, bar) => ['earned', barX(bar), height] as const),
  [
    ['offered', 24, 44, OFFER_WIDTH],
    ['advance', 92, 68, OFFER_WIDTH],
    ['offered', 160, 100, OFFER_WIDTH],
  ],
  [
    ...[40, 52, 46].map((height, bar) => ['gathered', barX(bar), height] as const),
    ['advance', 132, 100, ADVANCE_WIDTH],
  ],
  REPAID.flatMap((height, bar) => [['advance', barX(bar), 80] as const, ['earned', barX(bar), height] as const]),
];
