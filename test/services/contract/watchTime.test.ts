import { watchTimeOn } from '#src/services/watchTime.ts';
import { describeWatchTime } from './watchTimeContract.ts';

describeWatchTime('watchTime of the browser', (page) => watchTimeOn(page));
