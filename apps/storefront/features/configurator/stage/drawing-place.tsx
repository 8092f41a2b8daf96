import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { View } from '@fenestra/domain/drawing/scene';
import type { ReactNode } from 'react';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { useElementSize } from '../../../lib/drawing/use-element-size';
import { useConfiguration } from '../sync/configuration-context';
import { ServerDrawing } from './server-drawing';

/** What draws in the page is given the size of the place in pixels, the title and the catalogue. */
export type DrawnIn = {
  readonly pixels: Required<View['pixels']>;
  readonly title: string;
  readonly catalogue: Catalogue;
};

type Props = { className: string | undefined; title: string; children: (drawnIn: DrawnIn) => ReactNode };

/** The place of a drawing: the server's picture until the page has the catalogue and the code to draw by itself. */
export function DrawingPlace({ className, title, children }: Props) {
  const { catalogue, product } = useConfiguration();
  const [place, pixels] = useElementSize<HTMLDivElement>();
  const before = <ServerDrawing title={title} drawing={product.drawing} version={product.catalogue} />;
  return (
    <div ref={place} className={className}>
      {pixels && pixels.width > 0 && (
        <ImmediateSuspense fallback={before}>
          {catalogue ? children({ pixels, title, catalogue }) : before}
        </ImmediateSuspense>
      )}
    </div>
  );
}
