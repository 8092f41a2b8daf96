import { type FreePlace } from '@fenestra/domain/configuration/assembly/change-elements';
import { jointsOfAssembly, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { addedBy } from '@fenestra/domain/configuration/geometry/shape';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { sceneOf } from '@fenestra/domain/drawing/scene-of';
import { useMemo } from 'react';
import { Drawing } from '../../../components/drawing';
import { Icon } from '../../../components/icon';
import { useTexts } from '../../../lib/shop/texts';
import { useElementSize } from '../../../lib/drawing/use-element-size';
import { useDescription } from '../stage/use-description';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import styles from './add-element.module.css';
import { isSamePlace, usePlaceName } from './place-name';

type Props = {
  drawn: Configuration;
  /** The new element in what is drawn, counted from 0. */
  added: number | null;
  places: readonly FreePlace[];
  place: FreePlace | undefined;
  onChoose: (place: FreePlace) => void;
};

/** Room in pixels around the drawing for the places beside and above it. */
const room = { across: 2 * (48 + 8), above: 48 + 8 } as const;

/** The whole with the new element in its place, and a plus wherever one can stand. */
export function AddingDrawing({ drawn, added, places, place, onChoose }: Props) {
  const texts = useTexts('assembly');
  const catalogue = useLoadedCatalogue();
  const [frame, size] = useElementSize<HTMLDivElement>();
  const description = useDescription('inside', drawn);
  const scene = useMemo(() => {
    if (!size || size.width === 0) return null;
    const pixels = { width: size.width - room.across, height: Math.max(80, size.height - room.above) };
    const marked = added === null ? {} : { element: added, added: true };
    return sceneOf(drawn, drawingFactsOf(drawn, catalogue), { side: 'inside', pixels, dimensions: 'none', ...marked });
  }, [drawn, added, catalogue, size]);
  return (
    <div ref={frame} className={styles.adding} data-wide>
      {scene && (
        <div className={styles.around} style={{ width: scene.pixels.width, height: scene.pixels.height }}>
          <Drawing scene={scene} title={texts.elements} description={description} />
          {places.map((one) => (
            <PlaceButton
              key={`${one.place}${one.beside}`}
              place={one}
              now={isSamePlace(one, place)}
              filled={added !== null && isSamePlace(one, place)}
              drawn={drawn}
              added={added}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type ButtonProps = {
  place: FreePlace;
  now: boolean;
  /** The new element stands there already. */
  filled: boolean;
  drawn: Configuration;
  added: number | null;
  onChoose: (place: FreePlace) => void;
};

/** A dashed outline beside or above; between elements a plus on their joint. */
function PlaceButton({ place, now, filled, drawn, added, onChoose }: ButtonProps) {
  const texts = useTexts('assembly');
  const nameOf = usePlaceName();
  const share = useJointShare(place, drawn, added);
  if (filled) return null;
  const between = place.beside !== undefined;
  return (
    <button
      type="button"
      className={`${styles.free} ${styles[between ? 'between' : place.place]}`}
      style={share === null ? undefined : { left: `${share * 100}%` }}
      aria-pressed={now}
      aria-label={between ? `${texts.add} ${nameOf(place)}` : texts.addAt[place.place]}
      onClick={() => onChoose(place)}
    >
      <Icon name="plus" small />
    </button>
  );
}

/** How far from the left a joint lies, of the whole width; the joints around a new element count as one. */
function useJointShare({ beside }: FreePlace, drawn: Configuration, added: number | null): number | null {
  const { shown } = useConfiguration();
  const catalogue = useLoadedCatalogue();
  if (beside === undefined) return null;
  const inRow = added !== null && rowOf(drawn).length > rowOf(shown).length;
  const number = inRow && added < beside ? beside + 1 : beside;
  const joint = jointsOfAssembly(drawn, addedBy(drawn, catalogue))[number - 1];
  return joint ? joint.x / drawn.width : null;
}
