import type { PlatformCard } from '#machines/journey/views/viewSelectPlatform.ts';
import { BrandLogo } from '#src/components/BrandLogo.tsx';
import { SELECT_PLATFORM } from '#src/content/selectPlatform.ts';
import classes from './PlatformButton.module.css';

type PlatformButtonProps = { readonly platform: PlatformCard; readonly onChoose: () => void };

/** One platform as a button; one that cannot be connected yet says so and still answers (R5.1). */
export function PlatformButton({ platform: { id, isAvailable }, onChoose }: PlatformButtonProps) {
  return (
    <button type="button" className={classes.card} data-available={isAvailable} onClick={onChoose}>
      <span className={classes.logo}>
        <BrandLogo brand={id} size={26} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{SELECT_PLATFORM.names[id]}</span>{' '}
        <span className={classes.kind}>{SELECT_PLATFORM.kinds[id]}</span>
      </span>{' '}
      <span className={classes.state}>{isAvailable ? SELECT_PLATFORM.available : SELECT_PLATFORM.unavailable}</span>
    </button>
  );
}
