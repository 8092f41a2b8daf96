import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Side, View } from '@fenestra/domain/drawing/scene';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/chunk';
import { useTexts } from '../../../lib/texts';
import { useElementSize } from '../../../lib/use-element-size';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import { ServerDrawing } from './server-drawing';

const DrawnHere = lazyChunk(() => import('./drawn-here'));

/** Drawn instead of the shown configuration: one that is only tried, with its own marks. */
export type Tried =
  { readonly configuration: Configuration; readonly mark: Mark & Pick<View, 'dimensions'> } | undefined;

type Props = {
  className: string | undefined;
  side: Side;
  tried?: Tried;
  onPress?: ((area: string) => void) | undefined;
};

/** The drawing of the shown configuration, laid out for the size of its place: the server's until the page draws by itself. */
export function SheetDrawing({ className, ...drawn }: Props) {
  const texts = useTexts('configurator');
  const { catalogue, product } = useConfiguration();
  const [place, size] = useElementSize<HTMLDivElement>();
  const title = `${product.product.data.name}, ${drawn.side === 'inside' ? texts.viewInside : texts.viewOutside}`;
  const before = <ServerDrawing title={title} drawing={product.drawing} version={product.catalogue} />;
  return (
    <div ref={place} className={className}>
      {size && size.width > 0 && (
        <Suspense fallback={before}>
          {catalogue ? <DrawnHere pixels={size} title={title} catalogue={catalogue} {...drawn} /> : before}
        </Suspense>
      )}
    </div>
  );
}
