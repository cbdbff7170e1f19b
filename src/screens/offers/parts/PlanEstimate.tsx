import type { Forecast } from '#machines/domain/forecast.ts';
import { viewPlan } from '#machines/journey/views/viewPlan.ts';
import { Disclosure } from '#src/components/Disclosure.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { OFFERS_TEXT } from '#src/content/offers.ts';
import { PLAN as CONTENT } from '#src/content/plan.ts';
import { useJourney } from '#src/journey/hooks.ts';
import { ForecastChart } from '#src/screens/parts/ForecastChart.tsx';
import { FiguresTable } from '#src/screens/parts/FiguresTable.tsx';
import { Note } from '#src/screens/parts/Note.tsx';
import { PlanFields } from '#src/screens/parts/PlanFields.tsx';

/** Projects the creator's own numbers with each offer and without one (R19.3). */
export function PlanEstimate() {
  const { plan, offerId, forecasts, shown } = useJourney(viewPlan);
  const columns = forecasts.map((forecast) => ({
    title: titleOf(forecast),
    value: forecast,
    isSelected: forecast.offer !== null && forecast.offer.id === offerId,
  }));
  return (
    <Disclosure title={<h2>{CONTENT.heading}</h2>}>
      <Stack gap={5}>
        <p>{CONTENT.intro}</p>
        <PlanFields plan={plan} />
        <FiguresTable
          caption={CONTENT.compare.caption}
          term={OFFERS_TEXT.comparison.term}
          columns={columns}
          groups={{ '': CONTENT.compare.rows }}
        />
        <Note>{CONTENT.aprNote}</Note>
        {shown !== undefined && <ForecastChart forecast={shown} title={CONTENT.shown(titleOf(shown))} />}
      </Stack>
    </Disclosure>
  );
}

const titleOf = ({ offer }: Forecast) => (offer === null ? CONTENT.compare.none : OFFERS_TEXT.offerTitle(offer.months));
