import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import type { View } from '@fenestra/domain/drawing/scene';
import { twoViewsScene } from '@fenestra/domain/drawing/two-views';
import { useMemo } from 'react';
import { Drawing } from '../../../components/drawing';
import { useTexts } from '../../../lib/texts';
import { useElementSize } from '../../../lib/use-element-size';
import { useConfiguration } from '../sync/configuration-context';
import { ServerDrawing } from './server-drawing';
import { useDescription } from './use-description';

/** Both sides of the product at one scale (DOOR-01). */
export function TwoViewsDrawing({ className }: { className: string | undefined }) {
  const [place, size] = useElementSize<HTMLDivElement>();
  return (
    <div ref={place} className={className}>
      {size && size.width > 0 && <Drawn pixels={size} />}
    </div>
  );
}

function Drawn({ pixels }: Pick<View, 'pixels'>) {
  const { shown, catalogue, product } = useConfiguration();
  const { inside, outside } = useTexts('configurator');
  const { bothViews } = useTexts('parts');
  const description = useDescription('inside', shown);
  const scene = useMemo(
    () =>
      catalogue && twoViewsScene(shown, drawingFactsOf(shown, catalogue), { pixels, captions: { inside, outside } }),
    [shown, catalogue, pixels, inside, outside],
  );
  const title = `${product.product.data.name}, ${bothViews}`;
  if (!scene) return <ServerDrawing title={title} drawing={product.drawing} version={product.catalogue} />;
  return <Drawing scene={scene} title={title} description={description} />;
}
