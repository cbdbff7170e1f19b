import { ROUTED_SCREEN_IDS } from '#machines/journey/routes.ts';
import { HELP, helpOn } from '#src/content/help.ts';
import { placeTexts, type PlacedText, stringsIn } from './placedText.ts';

const CREATORS = [false, true].flatMap((isSigned) => [true, false].map((canReceive) => ({ isSigned, canReceive })));

export function helpTexts(): readonly PlacedText[] {
  return ROUTED_SCREEN_IDS.flatMap((id) =>
    placeTexts({ id, source: 'help' }, [
      ...CREATORS.flatMap((creator) => Object.entries(helpOn(id, creator)).map((entry) => entry.join(' '))),
      ...stringsIn(HELP.demo),
    ]),
  );
}
