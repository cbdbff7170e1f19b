import classes from './BarsPicture.module.css';

/** The logo with its advance missing or a bar tipped over; decorative. */
export function BarsPicture({ kind }: { readonly kind: 'missing' | 'fallen' }) {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 228 128"
      width="228"
      height="128"
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes.ground} d="M0 127h228" />
      <rect className={classes.bar} x="8" y="92" width="28" height="34" rx="6" />
      <rect className={classes.bar} x="46" y="70" width="28" height="56" rx="6" />
      {kind === 'missing' ? (
        <>
          <rect className={classes.bar} x="84" y="46" width="28" height="80" rx="6" />
          <rect className={classes.gap} x="124" y="10" width="88" height="115" rx="12" />
          <path className={classes.question} d="M158 54a10 10 0 1 1 15 9c-4 2.500-5 5-5 9M168 84v.1" />
        </>
      ) : (
        <>
          <rect className={classes.bar} x="84" y="46" width="28" height="80" rx="6" transform="rotate(14 112 126)" />
          <rect className={classes.advance} x="133" y="10" width="88" height="116" rx="12" />
        </>
      )}
    </svg>
  );
}
