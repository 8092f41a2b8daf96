import type { Side } from '@fenestra/domain/drawing/scene';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useConfiguration } from '../sync/configuration-context';
import { DrawingPlace } from './drawing-place';

const NumberedHere = lazyChunk(() => import('./live-numbered-drawing'));

/** The drawing with the numbers of the parts list: both sides where there is room, else the chosen one. */
export function NumberedDrawing({ className, side }: { className: string | undefined; side: Side }) {
  return (
    <DrawingPlace className={className} title={useConfiguration().product.product.data.name}>
      {(drawnIn) => <NumberedHere {...drawnIn} side={side} />}
    </DrawingPlace>
  );
}
