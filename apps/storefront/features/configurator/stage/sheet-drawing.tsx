import type { Side } from '@fenestra/domain/drawing/scene';
import { lazyChunk } from '../../../lib/loading/chunk';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import type { PreviewedConfiguration } from './live-drawing';
import { DrawingPlace } from './drawing-place';

const DrawnHere = lazyChunk(() => import('./live-drawing'));

type Props = {
  className: string | undefined;
  side: Side;
  tried?: PreviewedConfiguration;
  onPress?: ((area: string) => void) | undefined;
};

/** The drawing of the shown configuration, laid out for the size of its place. */
export function SheetDrawing({ className, ...drawn }: Props) {
  const texts = useTexts('configurator');
  const { name } = useConfiguration().product.product.data;
  const title = `${name}, ${drawn.side === 'inside' ? texts.viewInside : texts.viewOutside}`;
  return (
    <DrawingPlace className={className} title={title}>
      {(drawnIn) => <DrawnHere {...drawnIn} {...drawn} />}
    </DrawingPlace>
  );
}
