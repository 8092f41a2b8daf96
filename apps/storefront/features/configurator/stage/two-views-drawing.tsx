import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import { DrawingPlace } from './drawing-place';

const TwoViewsHere = lazyChunk(() => import('./two-views-here'));

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
