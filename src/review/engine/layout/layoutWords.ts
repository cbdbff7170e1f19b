/** Phrases that the drawing adds to the chart's own words. */
export const onCondition = (condition: string) => `if ${condition}`;
export const OTHERWISE = 'otherwise';
export const orOther = (first: string, others: readonly string[]) =>
  `${first} or ${others.length === 1 ? others[0] : `${others.length} others`}`;
export const leadsTo = (trigger: string, title: string) => `${trigger} → ${title}`;
export const SEVERAL_STATES = 'several states';
export const AN_EARLIER_SCREEN = 'an earlier screen';
export const oneOfScreens = (count: number) => `one of ${count} screens`;
export const linkTo = (title: string) => `to ${title}`;
export const BOTH_WAYS = 'and back';
