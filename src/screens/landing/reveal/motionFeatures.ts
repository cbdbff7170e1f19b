import { domMin } from 'framer-motion';

/** What the reveal needs of the animation code; it is fetched when the page has nothing better to do. */
export const motionFeatures = domMin;
