import { AVAILABLE_PLATFORM, PLATFORMS } from '#machines/domain/choices.ts';
import { viewChapters } from '#machines/journey/views/viewResume.ts';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { PLATFORM_NAMES } from '#src/content/accounts.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import cards from '#src/screens/parts/AccountCards.module.css';
import { BeforeOffers } from '#src/screens/parts/WithSidePanel.tsx';
import classes from './SelectPlatformScreen.module.css';

const { title, connect, points } = SELECT_PLATFORM.next;

/** The membership platforms; one that can't be connected yet says so and still answers (R5.1). */
export function SelectPlatformScreen() {
  const { connect: isConnected } = useJourney(viewChapters);
  const send = useSend();
  const available = isConnected ? SELECT_PLATFORM.connected : SELECT_PLATFORM.available;
  return (
    <BeforeOffers
      title={SELECT_PLATFORM.title}
      intro={SELECT_PLATFORM.intro}
      signedText={SELECT_PLATFORM.settled}
      words={{ title, points: isConnected ? points : [connect, ...points] }}
    >
      <ul className={cards.cards} aria-label={SELECT_PLATFORM.platforms}>
        {PLATFORMS.map((platform) => (
          <li key={platform}>
            <button
              type="button"
              className={cards.card}
              data-state={platform === AVAILABLE_PLATFORM ? 'available' : 'unavailable'}
              onClick={() => send({ type: 'platform.chosen', platform })}
            >
              <span className={cards.logo}>
                <BrandLogo brand={platform} size={26} />
              </span>
              <span>
                <span className={cards.name}>{PLATFORM_NAMES[platform]}</span>{' '}
                <span className={cards.about}>{SELECT_PLATFORM.kinds[platform]}</span>
              </span>{' '}
              <span className={cards.foot}>
                {platform === AVAILABLE_PLATFORM ? available : SELECT_PLATFORM.unavailable}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.more}>{SELECT_PLATFORM.more}</p>
    </BeforeOffers>
  );
}
