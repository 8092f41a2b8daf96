import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import drawing from '../../../components/drawing.module.css';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';

const OpeningShapes = lazyChunk(() => import('./opening-shapes'));

/** Outer size of a sash, mm. */
const usual: Size = { width: 640, height: 760 };

/** `width` in pixels. */
type Props = { opening: OpeningCode; width: number; id: string; size?: Size };

/** The picture of an opening type; its place is there before what draws it. */
export function OpeningPicture({ opening, width, id, size = usual }: Props) {
  return (
    <svg
      className={drawing.lines}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={width}
      height={(width * size.height) / size.width}
      aria-hidden="true"
    >
      <ImmediateSuspense>
        <OpeningShapes opening={opening} size={size} id={id} />
      </ImmediateSuspense>
    </svg>
  );
}
