import type { Side } from '@fenestra/domain/drawing/scene';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/chunk';
import { useElementSize } from '../../../lib/use-element-size';
import { useConfiguration } from '../sync/configuration-context';
import { ServerDrawing } from './server-drawing';

const NumberedHere = lazyChunk(() => import('./numbered-here'));

type Props = { className: string | undefined; side: Side };

/** The drawing with the numbers of the parts list: both sides where there is room, else the chosen one. */
export function NumberedDrawing({ className, side }: Props) {
  const { catalogue, product } = useConfiguration();
  const [place, size] = useElementSize<HTMLDivElement>();
  const { name } = product.product.data;
  const before = <ServerDrawing title={name} drawing={product.drawing} version={product.catalogue} />;
  return (
    <div ref={place} className={className}>
      {size && size.width > 0 && (
        <Suspense fallback={before}>
          {catalogue ? <NumberedHere pixels={size} title={name} catalogue={catalogue} side={side} /> : before}
        </Suspense>
      )}
    </div>
  );
}
