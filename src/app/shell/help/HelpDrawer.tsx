import { useEffect, useState } from 'react';
import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { JourneySnapshot } from '#machines/journey/machine.ts';
import { viewApplication } from '#machines/journey/views/viewApplication.ts';
import { landingAddress, type ScreenId } from '#machines/journey/routes.ts';
import icon from '#src/components/IconButton.module.css';
import { KeepTogether } from '#src/components/KeepTogether.tsx';
import { Row } from '#src/components/layout/Row.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { useCloseRequest } from '#src/components/useCloseRequest.ts';
import { HELP, helpOn } from '#src/content/help.ts';
import { useJourney, useSend } from '#src/journey/hooks.ts';
import { JourneyLink } from '#src/journey/JourneyLink.tsx';
import classes from './HelpDrawer.module.css';

const isProgressRunning = (snapshot: JourneySnapshot) => snapshot.can({ type: 'progress.paused' });

/** Answers questions about the open screen (R17.2). A timed screen pauses while the drawer is open (R6.4). */
export function HelpDrawer({ screen, onClose }: { readonly screen: ScreenId; readonly onClose: () => void }) {
  const send = useSend();
  const application = useJourney(viewApplication);
  const [pausesProgress] = useState(useJourney(isProgressRunning));
  useCloseRequest(onClose);
  useEffect(() => {
    if (!pausesProgress) return undefined;
    send({ type: 'progress.paused' });
    return () => send({ type: 'progress.resumed' });
  }, [pausesProgress, send]);
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={400} lockScroll={false} returnFocus={false}>
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content>
        <Row justify="between" isOneLine className={classes.header}>
          <Drawer.Title>{HELP.title}</Drawer.Title>
          <Drawer.CloseButton aria-label={HELP.close} className={icon.button} />
        </Row>
        <Stack as={Drawer.Body} gap={5} align="start" pad={5}>
          {Object.entries(helpOn(screen, application)).map(([question, answer]) => (
            <Stack as="section" gap={1} key={question}>
              <h3 className={classes.question}>{question}</h3>
              <p>
                <KeepTogether>{answer}</KeepTogether>
              </p>
            </Stack>
          ))}
          <Stack as="section" gap={1}>
            <h3 className={classes.question}>{HELP.demo.heading}</h3>
            <ul className={classes.demo}>
              {HELP.demo.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Stack>
          <JourneyLink href={landingAddress('faq')} className={classes.all}>
            {HELP.all}
          </JourneyLink>
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  );
}
