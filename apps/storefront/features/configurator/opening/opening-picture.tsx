import type { Configuration, OpeningCode } from '@fenestra/domain/configuration/configuration';
import { SceneShapes } from '../../../components/scene-shapes';
import { pictureOf } from '../../../lib/picture';
import { startFacts } from '../../../lib/start-facts';

/** Outer size of a sash, mm. */
type Size = { readonly width: number; readonly height: number };
const usual: Size = { width: 640, height: 760 };

/** A white window of one sash, to show what an opening type looks like. */
function sample(opening: OpeningCode, { width, height }: Size): Configuration {
  return {
    schema: 1,
    catalogue: '',
    product: '',
    width,
    height,
    axes: [],
    profile: 0,
    colour: { inside: 'W', outside: 'W' },
    areas: [
      { id: '1', opening, glass: 0, spacer: { spacer: 0, colour: '' }, ornament: null, bars: null, accessories: [] },
    ],
    handle: { handle: 0, colour: '' },
    threshold: null,
    filling: null,
  };
}

/** `width` in pixels. */
type Props = { opening: OpeningCode; width: number; id: string; size?: Size };

export function OpeningPicture({ opening, width, id, size = usual }: Props) {
  const scene = pictureOf(sample(opening, size), startFacts({ layout: opening === 'fix' ? 'F' : 'S', type: 'O' }), 72);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={width}
      height={(width * size.height) / size.width}
      aria-hidden="true"
    >
      <SceneShapes scene={scene} glassId={`o${id}`} />
    </svg>
  );
}
