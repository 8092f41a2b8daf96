import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { useId, useMemo } from 'react';
import { SceneShapes } from '../../../components/scene-shapes';
import { useLoadedCatalogue } from '../sync/configuration-context';

/** Below 200 px the drawing leaves out what would only be a blur. */
const pixels = { width: 96 };

/** The door as it is, from outside, with a filling and without opening symbols over it. */
export default function DoorPanelPicture({ door, filling }: { door: Configuration; filling: number }) {
  const id = useId();
  const catalogue = useLoadedCatalogue();
  const scene = useMemo(() => {
    const filled = { ...door, filling };
    const scene = sceneOf(filled, drawingFactsOf(filled, catalogue), { side: 'outside', pixels, dimensions: 'none' });
    return { ...scene, layers: scene.layers.filter(({ role }) => role !== 'symbol') };
  }, [door, filling, catalogue]);
  return (
    <svg viewBox={scene.viewBox.join(' ')} aria-hidden="true" focusable="false">
      <SceneShapes scene={scene} glassId={`${id}g`} />
    </svg>
  );
}
