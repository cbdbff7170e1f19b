import { AVAILABLE_PLATFORM, type PlatformId, PLATFORMS } from '#machines/domain/choices.ts';
import { viewChapters } from '#machines/journey/views/viewResume.ts';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { PLATFORM_NAMES } from '#src/content/accounts.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import cards from '#src/screens/parts/AccountCards.module.css';
import { BeforeOffers } from '#src/screens/parts/WithSidePanel.tsx';
import classes from './SelectPlatformScreen.module.css';

const { title, connect, points } = SELECT_PLATFORM.next;

/** The choice of the membership platform (R5.1). */
export function SelectPlatformScreen() {
  const { connect: isConnected } = useJourney(viewChapters);
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
            <PlatformButton platform={platform} isConnected={isConnected} />
          </li>
        ))}
      </ul>
      <p className={classes.more}>{SELECT_PLATFORM.more}</p>
    </BeforeOffers>
  );
}

type PlatformButtonProps = { readonly platform: PlatformId; readonly isConnected: boolean };

/** One platform as a button; one that cannot be connected yet says so and still answers (R5.1). */
function PlatformButton({ platform, isConnected }: PlatformButtonProps) {
  const send = useSend();
  const choose = () => send({ type: 'platform.chosen', platform });
  const isAvailable = platform === AVAILABLE_PLATFORM;
  const available = isConnected ? SELECT_PLATFORM.connected : SELECT_PLATFORM.available;
  return (
    <button
      type="button"
      className={cards.card}
      data-state={isAvailable ? 'available' : 'unavailable'}
      onClick={choose}
    >
      <span className={cards.logo}>
        <BrandLogo brand={platform} size={26} />
      </span>
      <span>
        <span className={cards.name}>{PLATFORM_NAMES[platform]}</span>{' '}
        <span className={cards.about}>{SELECT_PLATFORM.kinds[platform]}</span>
      </span>{' '}
      <span className={cards.foot}>{isAvailable ? available : SELECT_PLATFORM.unavailable}</span>
    </button>
  );
}
