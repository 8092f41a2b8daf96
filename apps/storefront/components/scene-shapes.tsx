import { pathOf } from '@fenestra/domain/drawing/path';
import type { Ink, Layer, Paint, Scene, Shape, Style } from '@fenestra/domain/drawing/scene';
import { isEqual } from '@fenestra/domain/is-equal';
import { memo } from 'react';

const inks: Record<Ink, string> = {
  ink: 'var(--draw-ink)',
  symbol: 'var(--draw-symbol)',
  dimension: 'var(--draw-dim)',
  sheet: 'var(--sheet)',
  accent: 'var(--accent)',
  error: 'var(--err)',
  'glass-top': 'var(--draw-glass-a)',
  'glass-bottom': 'var(--draw-glass-b)',
};

function paint(value: Paint | undefined, glassId: string): string | undefined {
  if (value === undefined || value === 'none' || value.startsWith('#')) return value;
  return value === 'glass' ? `url(#${glassId})` : inks[value as Ink];
}

function styleOf({ fill, stroke, weight, dash, opacity }: Style, glassId: string) {
  return {
    fill: paint(fill, glassId),
    stroke: paint(stroke, glassId),
    strokeWidth: weight,
    strokeDasharray: dash?.join(' '),
    opacity,
  };
}

type Props = { scene: Scene; glassId: string };

/** All layers of a scene, in millimetres. Colours of the page come from the tokens; strokes keep their pixels. */
export function SceneShapes({ scene, glassId }: Props) {
  return (
    <>
      <defs>
        <linearGradient id={glassId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={paint(scene.glass[0], '')} />
          <stop offset="1" stopColor={paint(scene.glass[1], '')} />
        </linearGradient>
      </defs>
      {scene.layers.map((layer) => (
        <LayerShapes key={layer.key} layer={layer} unit={scene.unit} glassId={glassId} />
      ))}
    </>
  );
}

type LayerProps = { layer: Layer; unit: number; glassId: string };

/** A layer that says the same as before is not drawn again: a mark or a hovered sash leaves most of them alone. */
const LayerShapes = memo(function LayerShapes({ layer, unit, glassId }: LayerProps) {
  return (
    <g data-role={layer.role} data-area={layer.area} {...styleOf(layer, glassId)}>
      {layer.shapes.map((shape) => (
        <ShapeElement key={shape.key} shape={shape} unit={unit} glassId={glassId} />
      ))}
    </g>
  );
}, isSame);

function isSame(one: LayerProps, other: LayerProps): boolean {
  if (one.glassId !== other.glassId || !isEqual(one.layer, other.layer)) return false;
  return one.unit === other.unit || !one.layer.shapes.some(({ kind }) => kind === 'text'); // only letters follow the scale
}

function ShapeElement({ shape, unit, glassId }: { shape: Shape; unit: number; glassId: string }) {
  const style = styleOf(shape, glassId);
  if (shape.kind !== 'text') {
    return <path d={pathOf(shape)} vectorEffect="non-scaling-stroke" {...style} />;
  }
  const [x, y] = shape.at;
  return (
    <text
      x={x}
      y={y}
      fontSize={shape.size * unit}
      fontWeight={shape.bold ? 650 : 450}
      textAnchor="middle"
      transform={shape.upright ? `rotate(-90 ${x} ${y})` : undefined}
      {...style}
      stroke="none"
    >
      {shape.text}
    </text>
  );
}
