import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { HELP, helpOn } from '#src/content/help.ts';
import { readAt, type Reading, stringsIn } from './reading.ts';

const CREATORS = [false, true].flatMap((isSigned) => [true, false].map((canReceive) => ({ isSigned, canReceive })));

/** The questions of each screen with their answers, whatever the creator has done. */
export function helpReadings(): readonly Reading[] {
  return ROUTED_SCREEN_IDS.flatMap((id) =>
    readAt({ id, source: 'help' }, [
      ...CREATORS.flatMap((creator) => Object.entries(helpOn(id, creator)).map((asked) => asked.join(' '))),
      ...stringsIn(HELP.demo),
    ]),
  );
}
