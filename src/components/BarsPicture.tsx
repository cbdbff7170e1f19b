import classes from './Logo.module.css';

export function BarsPicture({ kind }: { readonly kind: 'missing' | 'fallen' }) {
  return (
    <svg className={classes.logo} viewBox="0 0 228 152" width="228" height="152" aria-hidden="true" focusable="false">
      <path stroke="var(--cca-line-strong)" strokeWidth="2" d="M0 127h228" />
      <rect fill="var(--cca-action)" x="8" y="92" width="28" height="34" rx="6" />
      <rect fill="var(--cca-action)" x="46" y="70" width="28" height="56" rx="6" />
      {kind === 'missing' ? (
        <>
          <rect fill="var(--cca-action)" x="84" y="46" width="28" height="80" rx="6" />
          <g fill="var(--cca-highlight-tint)" stroke="var(--cca-line-strong)" strokeWidth="2">
            <rect x="124" y="10" width="88" height="115" rx="12" strokeDasharray="6 6" />
          </g>
          <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
            <path d="M158 54a10 10 0 1 1 15 9c-4 2.500-5 5-5 9M168 84v.1" />
          </g>
        </>
      ) : (
        <>
          <rect fill="var(--cca-action)" x="84" y="46" width="28" height="80" rx="6" transform="rotate(14 112 126)" />
          <rect fill="var(--cca-highlight)" x="133" y="10" width="88" height="116" rx="12" />
        </>
      )}
    </svg>
  );
}
