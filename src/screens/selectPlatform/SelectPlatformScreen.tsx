import { AVAILABLE_PLATFORM, PLATFORMS } from '#machines/domain/choices.ts';
import { viewChapters } from '#machines/journey/views/viewResume.ts';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Split } from '#src/components/layout/Split.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { Text } from '#src/components/layout/Text.tsx';
import { PLATFORM_NAMES } from '#src/content/accounts.ts';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import cards from '#src/screens/parts/AccountCards.module.css';
import { PreOfferScreen } from '#src/screens/parts/WithSidePanel.tsx';

const { title, connect, points } = SELECT_PLATFORM.next;

/** The membership platforms. Unavailable platforms are labeled as such, but stay clickable (R5.1). */
export function SelectPlatformScreen() {
  const { connect: isConnected } = useJourney(viewChapters);
  const send = useSend();
  const available = isConnected ? SELECT_PLATFORM.connected : SELECT_PLATFORM.available;
  return (
    <PreOfferScreen
      title={SELECT_PLATFORM.title}
      intro={SELECT_PLATFORM.intro}
      signedText={SELECT_PLATFORM.settled}
      content={{ title, points: isConnected ? points : [connect, ...points] }}
    >
      <Stack gap={5}>
        <Split as="ul" columns={2} gap={4} className={cards.cards} aria-label={SELECT_PLATFORM.platforms}>
          {PLATFORMS.map((platform) => (
            <li key={platform}>
              <Card
                as="button"
                gap={4}
                pad={4}
                type="button"
                className={cards.card}
                data-state={platform === AVAILABLE_PLATFORM ? 'available' : 'unavailable'}
                onClick={() => send({ type: 'platform.chosen', platform })}
              >
                <span className={cards.logo}>
                  <BrandLogo brand={platform} size={26} />
                </span>
                <span>
                  <Text as="span" kind="heading" className={cards.name}>
                    {PLATFORM_NAMES[platform]}
                  </Text>{' '}
                  <Text as="span" kind="quiet">
                    {SELECT_PLATFORM.kinds[platform]}
                  </Text>
                </span>{' '}
                <Text as="span" kind="quiet" className={cards.foot}>
                  {platform === AVAILABLE_PLATFORM ? available : SELECT_PLATFORM.unavailable}
                </Text>
              </Card>
            </li>
          ))}
        </Split>
        <Text kind="quiet">{SELECT_PLATFORM.more}</Text>
      </Stack>
    </PreOfferScreen>
  );
}
