import { useTexts } from '../../../lib/shop/texts';
import { BreakLine, coatings, Layers, placedLayers } from './glass-section';
import styles from './glass-section.module.css';

type Props = { build: string; thickness: number; spacer: string };

/** The chosen glass large, each layer with its thickness and the parts with letters. */
export function LargeSection({ build, thickness, spacer }: Props) {
  const texts = useTexts('glazing');
  const layers = placedLayers(build);
  const [pane, cavity] = layers;
  const last = layers.at(-2)!;
  const edges = [...layers.map(({ x }) => x), thickness];
  return (
    <>
      <svg className={styles.large} viewBox={`${(thickness - 108) / 2} -4 108 77`} role="img">
        <title>{texts.section(build)}</title>
        <Layers layers={layers} height={56} spacer={spacer} />
        <BreakLine to={thickness} />
        <path
          className={styles.dimension}
          d={`${edges.map((x) => `M${x} 57.5V66`).join('')}M-1.5 64H${thickness + 1.5}`}
        />
        {layers.map(({ kind, x, mm }) => (
          <text key={x} className={styles.figure} x={x + mm / 2} y={kind === 'cavity' ? 62.4 : 70.6}>
            {Math.round(mm)}
          </text>
        ))}
        <g className={styles.sides} textAnchor="middle">
          <text x={-16} y={65}>
            {texts.outside}
          </text>
          <text x={thickness + 16} y={65}>
            {texts.inside}
          </text>
        </g>
        <Letter name="a" at={[pane!.mm / 2, 16]} from={[-14, 10]} />
        <Letter name="b" at={[cavity!.x + cavity!.mm / 2, 30]} from={[-14, 28]} />
        <Letter name="c" at={[coatings(layers).at(-1)!, 22]} from={[thickness + 14, 16]} />
        <Letter name="d" at={[last.x + last.mm, 52]} from={[thickness + 14, 44]} />
      </svg>
      <div className={styles.legend}>
        <Legend name="a" text={texts.layers.pane(String(Math.round(pane!.mm)))} />
        <Legend name="b" text={texts.layers.argon(String(cavity!.mm))} />
        <Legend name="c" text={texts.layers.coating} />
        <Legend name="d" text={texts.layers.spacer} />
      </div>
    </>
  );
}

type Place = readonly [x: number, y: number];

function Letter({ name, at, from }: { name: string; at: Place; from: Place }) {
  return (
    <g>
      <path className={styles.leader} d={`M${at.join(' ')}L${from.join(' ')}`} />
      <circle className={styles.dot} cx={at[0]} cy={at[1]} r={0.8} />
      <circle className={styles.bubble} cx={from[0]} cy={from[1]} r={4.4} />
      <text className={styles.figure} x={from[0]} y={from[1] + 1.6}>
        {name}
      </text>
    </g>
  );
}

function Legend({ name, text }: { name: string; text: string }) {
  return (
    <span>
      <b>{name}</b>
      {text}
    </span>
  );
}
