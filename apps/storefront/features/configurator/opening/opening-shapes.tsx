import type { Configuration, OpeningCode } from '@fenestra/domain/configuration/configuration';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { SceneShapes } from '../../../components/scene-shapes';
import { pictureOf } from '../../../lib/drawing/picture';
import { startFacts } from '../../../lib/drawing/start-facts';

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

type Props = { opening: OpeningCode; size: Size; id: string };

/** What is drawn of an opening type; `size` is the outer one of the sash, mm. */
export default function OpeningShapes({ opening, size, id }: Props) {
  const scene = pictureOf(sample(opening, size), startFacts({ layout: opening === 'fix' ? 'F' : 'S', type: 'O' }), 72);
  return <SceneShapes scene={scene} glassId={`o${id}`} />;
}
