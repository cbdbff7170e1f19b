import { courseOf } from '#machines/domain/course.ts';
import { OFFERS } from '#machines/domain/offers.ts';
import type { JourneySnapshot } from '#machines/journey/machine.ts';

/** Returns the creator's plan, with a forecast for each offer and for no advance (R19.3). */
export function viewPlan({ context: { plan, offerId } }: JourneySnapshot) {
  const courses = OFFERS.map((offer) => courseOf(offer, plan));
  const shown = courses.find(({ offer }) => offer?.id === offerId) ?? courses[0];
  return { plan, offerId, courses: [...courses, courseOf(null, plan)], shown };
}
