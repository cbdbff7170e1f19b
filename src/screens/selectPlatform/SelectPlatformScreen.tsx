import { viewSelectPlatform } from '#machines/journey/views/viewSelectPlatform.ts';
import { ScreenHeading } from '#src/components/ScreenHeading.tsx';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { PlatformButton } from './parts/PlatformButton.tsx';
import classes from './SelectPlatformScreen.module.css';

/** The choice of the membership platform (R5.1). */
export function SelectPlatformScreen() {
  const { platforms } = useJourney(viewSelectPlatform);
  const send = useSend();
  return (
    <div className={classes.screen}>
      <ScreenHeading title={SELECT_PLATFORM.title} intro={SELECT_PLATFORM.intro} />
      <ul className={classes.platforms} aria-label={SELECT_PLATFORM.platforms}>
        {platforms.map((platform) => (
          <li key={platform.id}>
            <PlatformButton
              platform={platform}
              onChoose={() => send({ type: 'platform.chosen', platform: platform.id })}
            />
          </li>
        ))}
      </ul>
      <p className={classes.more}>{SELECT_PLATFORM.more}</p>
    </div>
  );
}
