import { type CornerPlan as Plan, cornerPlan } from '@fenestra/domain/drawing/corner-plan';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import styles from './corner-plan.module.css';

/** mm: the depth of a frame, the room around the plan, how far numbers stand from it. */
const [depth, around, beside] = [80, 480, 260];

/** Where an assembly goes around a corner, its plan from above: the drawing shows it unfolded. */
export function CornerPlan() {
  const texts = useTexts('assembly');
  const { shown, catalogue } = useConfiguration();
  const couplings = shown.assembly?.couplings.map((id) => catalogue?.couplings.get(id));
  const known = couplings?.flatMap((coupling) => coupling ?? []) ?? [];
  const plan = cornerPlan(shown, known);
  if (!plan || known.length !== couplings?.length) return null;
  const told = plan.corners.map(({ joint, degrees }) => texts.corner(joint, degrees));
  return (
    <figure className={styles.plan}>
      <PlanDrawing plan={plan} title={texts.plan} />
      <figcaption>
        <b>{texts.plan}</b>
        {texts.planNote(told.join('. '))}
      </figcaption>
    </figure>
  );
}

function PlanDrawing({ plan: { elements, corners }, title }: { plan: Plan; title: string }) {
  const points = elements.flatMap(({ from, to }) => [from, to]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around];
  const [width, height] = [Math.max(...xs) + around - left, Math.max(...ys) + around - top];
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={title} fontSize={0.085 * width}>
      {elements.map(({ from, to }, i) => {
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        // Numbers stand outside, to the left of the way from one end to the other.
        const [x, y] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
        return (
          <g key={i}>
            <line className={styles.frame} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} strokeWidth={depth} />
            <line className={styles.glass} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} strokeWidth={depth - 36} />
            <text x={(from[0] + to[0]) / 2 + x * beside} y={(from[1] + to[1]) / 2 + y * beside + 0.03 * width}>
              {i + 1}
            </text>
          </g>
        );
      })}
      {corners.map(({ at: [x, y], joint }) => (
        <circle key={joint} className={styles.corner} cx={x} cy={y} r={depth * 0.75} />
      ))}
    </svg>
  );
}
