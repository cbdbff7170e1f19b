import { forecastPlan } from '#machines/domain/forecast.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** Returns the creator's plan, with a forecast for each offer and for no advance (R19.3). */
export function viewPlan({ context: { plan, offerId } }: JourneySnapshot) {
  const forecasts = OFFERS.map((offer) => forecastPlan(offer, plan));
  const shown = forecasts.find(({ offer }) => offer?.id === offerId) ?? forecasts[0];
  return { plan, offerId, forecasts: [...forecasts, forecastPlan(null, plan)], shown };
}
