import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import { isDoubleDoor, movementOf, type Side } from '@fenestra/domain/configuration/geometry/movement';
import { useTexts } from '../../../lib/shop/texts';
import styles from './door-plan.module.css';

const [wallLeft, jambLeft, jambRight, wallRight] = [4, 32, 96, 124];
const wallDepth = 8;
const angle = (52 * Math.PI) / 180;

/** Seen from above, indoors below: the wall, each leaf half open, and the arc on which it moves (OPEN-06 to OPEN-08). */
export function DoorPlan({ opening }: { opening: OpeningCode }) {
  const { outdoors, indoors } = useTexts('door');
  const sides: readonly Side[] = isDoubleDoor(opening) ? ['left', 'right'] : ['left'];
  const leaves = sides.map((side) => movementOf(opening, side));
  const wall = leaves[0]!.outward ? 58 : 12;
  return (
    <svg className={styles.plan} viewBox="0 0 166 78" aria-hidden="true" focusable="false">
      <path className={styles.wall} d={`M${wallLeft} ${wall}H${jambLeft}v${wallDepth}H${wallLeft}Z`} />
      <path className={styles.wall} d={`M${jambRight} ${wall}H${wallRight}v${wallDepth}H${jambRight}Z`} />
      {leaves.map(({ turn, outward, passive }) => (
        <Leaf
          key={turn}
          hinge={[turn === 'left' ? jambLeft : jambRight, wall + wallDepth / 2]}
          length={(jambRight - jambLeft) / leaves.length}
          across={turn === 'left' ? 1 : -1}
          along={outward ? -1 : 1}
          passive={passive}
        />
      ))}
      <text x={130} y={wall - 1}>
        {outdoors}
      </text>
      <text x={130} y={wall + wallDepth + 10}>
        {indoors}
      </text>
    </svg>
  );
}

type LeafProps = {
  hinge: readonly [x: number, y: number];
  length: number;
  /** To which side it closes, and to which it opens. */
  across: 1 | -1;
  along: 1 | -1;
  passive: boolean;
};

function Leaf({ hinge: [x, y], length, across, along, passive }: LeafProps) {
  const [endX, endY] = [x + across * length * Math.cos(angle), y + along * length * Math.sin(angle)];
  const arc = `M${x + across * length} ${y}A${length} ${length} 0 0 ${across === along ? 1 : 0} ${endX} ${endY}`;
  return (
    <g>
      <path className={styles.arc} d={arc} />
      <path className={passive ? styles.passive : styles.leaf} d={`M${x} ${y}L${endX} ${endY}`} />
      <circle className={styles.hinge} cx={x} cy={y} r={2.5} />
      {!passive && <circle className={styles.handle} cx={endX} cy={endY} r={2.5} />}
    </g>
  );
}
