import classes from './Logo.module.css';

export function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect fill="var(--cca-action)" x="1" y="20" width="4" height="10" rx="1.5" />
      <rect fill="var(--cca-action)" x="7" y="15" width="4" height="15" rx="1.5" />
      <rect fill="var(--cca-action)" x="13" y="10" width="4" height="20" rx="1.5" />
      <rect fill="var(--cca-highlight)" x="19" y="2" width="12" height="28" rx="3" />
    </svg>
  );
}
