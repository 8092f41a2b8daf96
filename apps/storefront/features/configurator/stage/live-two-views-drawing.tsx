import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { twoViewsScene } from '@fenestra/domain/drawing/two-views';
import { useMemo } from 'react';
import { Drawing } from '../../../components/drawing';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import type { DrawnIn } from './drawing-place';
import { useDescription } from './use-description';

/** Both views as the page makes them. */
export default function LiveTwoViewsDrawing({ pixels, title, catalogue }: DrawnIn) {
  const { shown } = useConfiguration();
  const { inside, outside } = useTexts('configurator');
  const description = useDescription('inside', shown);
  const scene = useMemo(
    () => twoViewsScene(shown, drawingFactsOf(shown, catalogue), { pixels, captions: { inside, outside } }),
    [shown, catalogue, pixels, inside, outside],
  );
  return <Drawing scene={scene} title={title} description={description} />;
}
