import type { HowStepId } from '#src/content/landingSections.ts';
import classes from './StepPicture.module.css';

const BASE_Y = 128;
const BAR_XS = [24, 56, 88, 120, 152, 184];
const EARNED = [40, 52, 46, 64, 58, 76];
const OFFERS = [
  { x: 24, height: 44 },
  { x: 92, height: 68 },
  { x: 160, height: 100 },
];
const GATHERED = [
  { x: 24, height: 40 },
  { x: 56, height: 52 },
  { x: 88, height: 46 },
];
const REPAID = [0.9, 0.9, 0.9, 0.9, 0.3, 0];

/** The bars at one of the four moments: earned, offered, advanced, repaid. Decoration beside the words of the step. */
export function StepPicture({ id }: { readonly id: HowStepId }) {
  return (
    <svg className={classes.picture} viewBox="0 0 232 160" aria-hidden focusable="false">
      {id === 'apply' && BAR_XS.map((x, bar) => <Bar key={x} part="earned" x={x} height={EARNED[bar] ?? 0} />)}
      {id === 'select' &&
        OFFERS.map(({ x, height }, offer) => (
          <Bar key={x} part={offer === 1 ? 'advance' : 'offered'} x={x} width={52} height={height} />
        ))}
      {id === 'receive' && GATHERED.map(({ x, height }) => <Bar key={x} part="gathered" x={x} height={height} />)}
      {id === 'receive' && <Bar part="advance" x={132} width={76} height={100} />}
      {id === 'repay' &&
        BAR_XS.map((x, bar) => (
          <g key={x}>
            <Bar part="advance" x={x} height={80} />
            <Bar part="earned" x={x} height={80 * (REPAID[bar] ?? 0)} />
          </g>
        ))}
    </svg>
  );
}

type BarProps = {
  readonly part: 'earned' | 'offered' | 'gathered' | 'advance';
  readonly x: number;
  readonly height: number;
  readonly width?: number;
};

function Bar({ part, x, height, width = 20 }: BarProps) {
  return <rect className={classes[part]} x={x} y={BASE_Y - height} width={width} height={height} rx={5} />;
}
