import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Point } from '@fenestra/domain/configuration/geometry/geometry';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { useMemo } from 'react';
import { Drawing } from '../../../components/drawing';
import { useLoadedCatalogue } from '../sync/configuration-context';
import styles from './close-up.module.css';

type Props = { configuration: Configuration; at: Point };

/** 480 × 420 mm of the inside view around a point, drawn 320 px wide. */
const [width, height, pixels] = [480, 420, 320];

/** A part of the product as large as its details need. */
export function CloseUp({ configuration, at: [x, y] }: Props) {
  const catalogue = useLoadedCatalogue();
  const scene = useMemo(() => {
    const whole = { width: Math.round((configuration.width * pixels) / width) };
    const view = { side: 'inside', pixels: whole, dimensions: 'none' } as const;
    const bare = { ...configuration, accessories: [] }; // a net or a blind would lie over what is looked at
    const drawn = sceneOf(bare, drawingFactsOf(bare, catalogue), view);
    const layers = drawn.layers.filter(({ role }) => role !== 'symbol');
    return { ...drawn, layers, viewBox: [x - width / 2, y - height / 2, width, height] as const };
  }, [configuration, catalogue, x, y]);
  return (
    <div className={styles.closeUp}>
      <Drawing scene={scene} />
    </div>
  );
}
