import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Point } from '@fenestra/domain/configuration/geometry/rectangle';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { Role } from '@fenestra/domain/drawing/scene';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { useMemo } from 'react';
import { Drawing } from '../../../components/drawing';
import { useLoadedCatalogue } from '../sync/configuration-context';
import styles from './close-up.module.css';

type Props = { configuration: Configuration; at: Point };

/** 480 × 420 mm of the inside view around a point, drawn 320 px wide. */
const [width, height, pixels] = [480, 420, 320];

/** What lies over the parts of the product, or beside what is looked at. */
const beside: ReadonlySet<Role> = new Set(['symbol', 'net', 'blind']);

/** A part of the product as large as its details need. */
export function CloseUp({ configuration, at: [x, y] }: Props) {
  const catalogue = useLoadedCatalogue();
  const scene = useMemo(() => {
    const whole = { width: Math.round((configuration.width * pixels) / width) };
    const view = { side: 'inside', pixels: whole, dimensions: 'none' } as const;
    const drawn = sceneOf(configuration, drawingFactsOf(configuration, catalogue), view);
    const layers = drawn.layers.filter(({ role }) => !beside.has(role));
    return { ...drawn, layers, viewBox: [x - width / 2, y - height / 2, width, height] as const };
  }, [configuration, catalogue, x, y]);
  return (
    <div className={styles.closeUp}>
      <Drawing scene={scene} />
    </div>
  );
}
