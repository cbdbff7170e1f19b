import { useState } from 'react';
import { Row } from '#src/components/layout/Row.tsx';
import { STORY_TEXT } from '#src/review/page/words/stories.ts';
import { MAX_CODE_LENGTH, storyCode } from '#src/review/page/facts/storyLink.ts';
import { Button } from '#src/review/page/parts/Button.tsx';
import { storyAddress } from '#src/review/page/viewer/address.ts';
import type { Recording } from '#src/review/page/viewer/context.ts';
import { useSend } from '#src/review/page/viewer/hooks.tsx';
import { storyOf } from './simulateRecording.ts';
import textClasses from '#src/review/page/parts/text.module.css';
import classes from './SaveForm.module.css';

const { save: TEXT } = STORY_TEXT;

export function SaveForm({ recording }: { readonly recording: Recording }) {
  const send = useSend();
  const [typed, setTyped] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const [link, setLink] = useState('');
  const { events, steps, originalStory } = recording;
  const name = typed ?? recording.name ?? (originalStory === undefined ? '' : TEXT.anotherWay(originalStory));
  if (events.length < steps.length - 1) return <p className={textClasses.note}>{TEXT.typed(events.length + 2)}</p>;
  const createStory = () => storyOf(recording, name.trim());
  const save = async () => {
    const story = await createStory();
    setStatus(TEXT.done(story.name));
    setTyped(null);
    send({ type: 'story.saved', story });
  };
  const copy = async () => {
    const code = await storyCode(await createStory());
    if (code === null) return setStatus(TEXT.tooLong(MAX_CODE_LENGTH));
    const address = new URL(storyAddress(code), window.location.href).href;
    return navigator.clipboard.writeText(address).then(
      () => setStatus(TEXT.copied),
      () => {
        setStatus(TEXT.notCopied);
        setLink(address);
      },
    );
  };
  const run = (callback: () => Promise<void>) => {
    setLink('');
    if (name.trim() === '') setStatus(TEXT.nameFirst);
    else void callback().catch(() => setStatus(TEXT.failed));
  };
  return (
    <Row gap={2} align="end" className={classes.form}>
      <label>
        {TEXT.name}
        <input type="text" maxLength={80} value={name} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <Button onClick={() => run(save)}>{TEXT.button}</Button>
      <Button onClick={() => run(copy)}>{TEXT.copy}</Button>
      <p role="status" className={`${textClasses.note} ${classes.status}`}>
        {status}
      </p>
      {link !== '' && (
        <label>
          {TEXT.link}
          <input type="text" readOnly value={link} ref={select} />
        </label>
      )}
    </Row>
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
