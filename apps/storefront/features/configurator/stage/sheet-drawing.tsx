import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Side, View } from '@fenestra/domain/drawing/scene';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import { DrawingPlace } from './drawing-place';

const DrawnHere = lazyChunk(() => import('./drawn-here'));

/** Drawn instead of the shown configuration: one that is only tried, with its own marks. */
export type Tried =
  | { readonly configuration: Configuration; readonly mark: Mark & Pick<View, 'dimensions' | 'measured'> }
  | undefined;

type Props = {
  className: string | undefined;
  side: Side;
  tried?: Tried;
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
