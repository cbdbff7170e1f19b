import { SECTIONS } from '#src/content/landing.ts';
import classes from './HowItWorks.module.css';
import { Section } from './Section.tsx';

/** The four steps from application to repayment, each with a picture (R3.9). */
export function HowItWorks() {
  return (
    <Section id="how" title={SECTIONS.how.title} className={classes.how}>
      <ol className={classes.steps}>
        {Object.entries(SECTIONS.how.steps).map(([title, text], step) => (
          <li key={title} className={classes.step} data-rise>
            <svg className={classes.picture} viewBox="0 0 232 160" aria-hidden focusable="false">
              {PICTURES[step]?.map(([part, x, height, width = BAR_WIDTH]) => (
                <rect
                  key={`${part}${x}`}
                  className={classes[part]}
                  x={x}
                  y={BASE_Y - height}
                  width={width}
                  height={height}
                  rx={5}
                />
              ))}
            </svg>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Bar = readonly [part: 'earned' | 'offered' | 'gathered' | 'advance', x: number, height: number, width?: number];

const BASE_Y = 128;
const BAR_WIDTH = 20;
const [OFFER_WIDTH, ADVANCE_WIDTH] = [52, 76];
const REPAID = [72, 72, 72, 72, 24, 0];
const barX = (bar: number) => 24 + bar * 32;

const PICTURES: readonly (readonly Bar[])[] = [
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
