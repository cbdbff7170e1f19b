import { REPAYMENT_PERCENT } from '#machines/constants.ts';
import { EXAMPLE } from '#machines/domain/calculators.ts';
import { Figure } from '#src/components/Figure.tsx';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { APR_LABEL, formatApr, formatDollars, formatMonths } from '#src/content/format.ts';
import { LANDING } from '#src/content/landing.ts';
import action from '#src/screens/parts/ActionLink.module.css';
import { FundingCondition } from '#src/screens/parts/FundingCondition.tsx';
import { Legend } from '#src/screens/parts/Legend.tsx';
import { Rows } from '#src/screens/parts/Rows.tsx';
import { useResume } from '#src/screens/parts/useResume.ts';
import { ApplyLink } from './ApplyLink.tsx';
import classes from './Hero.module.css';
import { RotatingPhrase } from './RotatingPhrase.tsx';
import { SectionLink } from './Section.tsx';
import shared from './Landing.module.css';

const BAR = { width: 32, height: 64, pitch: 40 };
/** The share of each payout that goes to repayment, and zero for the payout after the last repayment. */
const PAYOUT_SHARES = [...EXAMPLE.shares, 0];

export function Hero() {
  const resume = useResume();
  return (
    <Split from="desktop" gap={6} className={classes.hero}>
      <Stack gap={4} className={classes.headline}>
        <ScreenHeading title={LANDING.hero.title} />
        <RotatingPhrase />
        {resume?.isFundable === false ? (
          <div className={shared.text}>
            <FundingCondition />
          </div>
        ) : (
          <p className={shared.text}>{LANDING.hero.intro}</p>
        )}
        {resume !== null && <p>{resume.place}</p>}
        <Row gap={3}>
          <ApplyLink />
          <SectionLink to="calculator" className={`${action.link} ${classes.estimate}`}>
            {LANDING.hero.estimate}
          </SectionLink>
        </Row>
        <Text kind="quiet">{LANDING.hero.finePrint}</Text>
      </Stack>
      <Example />
    </Split>
  );
}

export function Example() {
  const content = LANDING.example;
  const { receivesDollars, feeDollars, aprPercent, totalDollars, repayingMonths } = EXAMPLE;
  const fee = LANDING.feeOf(feeDollars, totalDollars);
  const { width, height, pitch } = BAR;
  return (
    <Card as="section" gap={3} className={shared.card} aria-labelledby="example-title">
      <Row as="header" gap={3}>
        <h2 id="example-title" className={shared.label}>
          {content.name}
        </h2>
        <span className={shared.chip}>{content.badge}</span>
      </Row>
      <Text kind="quiet">
        <KeepTogether>{content.story}</KeepTogether>
      </Text>
      <Figure label={content.receives} size="large" value={formatDollars(receivesDollars)} />
      <Rows
        rows={{
          [LANDING.fee]: fee,
          [APR_LABEL]: formatApr(aprPercent),
          [content.repays]: formatDollars(totalDollars),
        }}
      />
      <svg width="100%" viewBox={`0 0 ${PAYOUT_SHARES.length * pitch - (pitch - width)} ${height}`} aria-hidden>
        {PAYOUT_SHARES.map((share, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- payouts don't have ids
          <g key={index} transform={`translate(${index * pitch})`}>
            <rect className={shared.advance} width={width} height={height} rx={6} />
            <rect className={shared.earned} y={height * (1 - share)} width={width} height={height * share} rx={6} />
          </g>
        ))}
      </svg>
      <Text kind="quiet">
        <KeepTogether>{content.repayment(REPAYMENT_PERCENT, formatMonths(repayingMonths))}</KeepTogether>
      </Text>
      <Legend parts={{ repaid: content.key.repaying, left: content.key.own }} />
    </Card>
  );
}
