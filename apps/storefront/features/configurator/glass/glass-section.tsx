import { type GlassLayer, glassLayers } from '@fenestra/domain/catalogue/glass-layers';
import styles from './glass-section.module.css';

type Placed = GlassLayer & { readonly x: number };

/** Layers with the distance of each from the outer face, mm. */
export function placedLayers(build: string): Placed[] {
  let x = 0;
  return glassLayers(build).map((layer) => {
    const placed = { ...layer, x };
    x += layer.mm;
    return placed;
  });
}

/** A section through glass to scale, 1 unit = 1 mm, outside left, with its thickness. */
export function GlassSection({ build, thickness, spacer }: { build: string; thickness: number; spacer: string }) {
  return (
    <svg className={styles.section} viewBox={`${(thickness - 92) / 2} -5 92 62`} aria-hidden="true" focusable="false">
      <Layers layers={placedLayers(build)} height={44} spacer={spacer} />
      <BreakLine to={thickness} />
      <path className={styles.dimension} d={`M0 46V57M${thickness} 46V57M-4 53.5H${thickness + 4}`} />
      <path className={styles.tick} d={`M-2.3 55.8l4.6 -4.6M${thickness - 2.3} 55.8l4.6 -4.6`} />
      <text className={styles.figure} x={thickness / 2} y={51.3}>
        {thickness}
      </text>
    </svg>
  );
}

type LayersProps = { layers: readonly Placed[]; height: number; spacer: string };

/** Panes, cavities with their spacer at the foot, films, and the coatings that keep warmth in. */
export function Layers({ layers, height, spacer }: LayersProps) {
  return (
    <>
      {layers.map((layer, i) =>
        layer.kind === 'pane' ? (
          <Pane key={i} layer={layer} height={height} />
        ) : (
          <g key={i}>
            <rect className={styles.cavity} x={layer.x} y={0} width={layer.mm} height={height} />
            <rect x={layer.x} y={height - 7} width={layer.mm} height={5.4} fill={spacer} className={styles.spacer} />
            <rect className={styles.seal} x={layer.x} y={height - 1.6} width={layer.mm} height={1.6} />
          </g>
        ),
      )}
      {coatings(layers).map((x) => (
        <path key={x} className={styles.coating} d={`M${x} 1V${height - 8}`} />
      ))}
    </>
  );
}

function Pane({ layer: { x, mm, film }, height }: { layer: Placed; height: number }) {
  return (
    <>
      <rect className={styles.pane} x={x} y={0} width={mm} height={height} />
      {film && <rect className={styles.film} x={x + mm / 2 - 0.55} y={0} width={1.1} height={height} />}
    </>
  );
}

/** Faces with a coating: the inner pane towards its cavity, with three panes the outer one, too. */
export function coatings(layers: readonly Placed[]): number[] {
  const [outer] = layers;
  const inner = layers.at(-1)!;
  const towardsRoom = inner.x - 0.9;
  return layers.length > 3 ? [outer!.mm + 0.9, towardsRoom] : [towardsRoom];
}

export function BreakLine({ to }: { to: number }) {
  return <path className={styles.break} d={`M-2 0H${to / 2 - 3.5}l2 -3 3 6 2 -3H${to + 2}`} />;
}
