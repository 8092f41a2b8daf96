import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { DrawingPlace } from './drawing-place';

const TwoViewsHere = lazyChunk(() => import('./live-two-views-drawing'));

/** Both sides of the product at one scale (DOOR-01). */
export function TwoViewsDrawing({ className }: { className: string | undefined }) {
  const { bothViews } = useTexts('parts');
  const { name } = useConfiguration().product.product.data;
  return (
    <DrawingPlace className={className} title={`${name}, ${bothViews}`}>
      {(drawnIn) => <TwoViewsHere {...drawnIn} />}
    </DrawingPlace>
  );
}
