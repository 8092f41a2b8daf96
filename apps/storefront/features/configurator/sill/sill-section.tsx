import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { type PixelSize, useElementSize } from '../../../lib/drawing/use-element-size';
import styles from './sill-dialog.module.css';
import type { SillKind } from './use-sill';

/** Outside left, inside right; the frame stands on the wall at 0, all in mm. */
const frame = { left: -36, right: 36, bottom: 0, top: -110 } as const;
const wall = { top: 30, bottom: 190 } as const;
const shown = { top: -230, height: 450 } as const;
/** Of words and figures, px. */
const textSize = 12;
/** What two figures take between two ticks, px. */
const roomForFigures = 24;

type Props = { kind: SillKind; depth: number; overhang: number };

/** Section through wall and frame; the depth of the sill, and how far it reaches over the plaster, are dimensioned. */
export function SillSection({ kind, depth, overhang }: Props) {
  const { sill: texts } = useTexts('fittings');
  const [svg, size] = useElementSize<SVGSVGElement>();
  const inner = kind === 'inner-sill';
  const reach = Math.max(60, depth - overhang);
  const [left, right] = inner ? [-220, frame.right + reach] : [frame.left - reach, 220];
  const from = Math.min(left, inner ? left : frame.left - depth) - 40;
  const to = Math.max(right, inner ? frame.right + depth : right) + 40;
  const pixel = mmPerPixel(to - from, size);
  return (
    <svg
      ref={svg}
      className={styles.section}
      viewBox={`${from} ${shown.top} ${to - from} ${shown.height}`}
      fontSize={textSize * pixel}
      aria-hidden="true"
      focusable="false"
    >
      <Wall left={left} right={right} />
      <path className={styles.glass} d="M-14 -230V-210M0 -230V-210M14 -230V-210" />
      <path className={styles.profile} d="M-32 -210H32V-116H-32zM-36 -110H36V0H-36z" />
      <path d="M-24 -178H24M-24 -146H24M-28 -78H28M-28 -50H28M-28 -22H28" />
      <path className={styles.board} d="M-28 0H28V30H-28z" />
      {inner ? <InnerBoard depth={depth} /> : <OuterSheet depth={depth} />}
      <Level
        from={inner ? frame.right : frame.left - depth}
        to={inner ? frame.right + depth : frame.left}
        y={-40}
        value={depth}
        active
      />
      <Level
        from={inner ? right : frame.left - depth}
        to={inner ? frame.right + depth : left}
        y={100}
        value={Math.max(0, depth - reach)}
        beyond={Math.abs(depth - reach) < roomForFigures * pixel ? (inner ? 'right' : 'left') : undefined}
      />
      <text className={styles.atLeft} x={from} y="-190">
        {texts.outside}
      </text>
      <text className={styles.atRight} x={to} y="-190">
        {texts.inside}
      </text>
    </svg>
  );
}

/** How much of the section a pixel shows, however wide the sill and however small its place is. */
function mmPerPixel(width: number, size: PixelSize | null): number {
  if (!size?.width || !size.height) return 1;
  return Math.max(width / size.width, shown.height / size.height);
}

function Wall({ left, right }: { left: number; right: number }) {
  const lines = Array.from({ length: Math.floor((right - left) / 24) }, (_, i) => left + i * 24);
  const height = wall.bottom - wall.top;
  return (
    <>
      <path className={styles.wall} d={`M${left} ${wall.top}H${right}V${wall.bottom}H${left}z`} />
      <path
        className={styles.hatch}
        d={lines
          .map(
            (x) => `M${x} ${wall.bottom}L${Math.min(x + height, right)} ${wall.bottom - Math.min(height, right - x)}`,
          )
          .join('')}
      />
    </>
  );
}

/** Level, 20 mm thick, with a nose of 40 mm. */
function InnerBoard({ depth }: { depth: number }) {
  const end = frame.right + depth;
  return <path className={styles.board} d={`M${frame.right} 8H${end}V48H${end - 14}V28H${frame.right}z`} />;
}

/** Falls by about 5° to a drip edge of 30 mm. */
function OuterSheet({ depth }: { depth: number }) {
  const [start, end] = [frame.left, frame.left - depth];
  const low = -14 + depth * 0.09;
  return (
    <path className={styles.board} d={`M${start} -18L${end} ${low}V${low + 34}H${end + 7}V${low + 6}L${start} -11z`} />
  );
}

type LevelProps = {
  from: number;
  to: number;
  y: number;
  value: number;
  active?: boolean;
  /** Where its figure stands for which there is no room between the ticks. */
  beyond?: 'left' | 'right' | undefined;
};

/** A level dimension with oblique ticks. */
function Level({ from, to, y, value, active = false, beyond }: LevelProps) {
  const className = active ? styles.active : undefined;
  const figure = {
    left: { className: styles.atRight, x: from - 16, y, dy: '0.35em' },
    right: { className: styles.atLeft, x: to + 16, y, dy: '0.35em' },
    between: { className, x: (from + to) / 2, y: y - 9 },
  }[beyond ?? 'between'];
  return (
    <>
      <path
        className={className}
        d={`M${from - 8} ${y}H${to + 8}M${from} ${y - 14}V${y + 14}M${to} ${y - 14}V${y + 14}M${from - 6} ${y + 6}l12 -12M${to - 6} ${y + 6}l12 -12`}
      />
      <text {...figure}>{thousands(value)}</text>
    </>
  );
}
