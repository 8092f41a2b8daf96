import type { OpeningCode } from '../configuration';
import { isDoubleDoor, type Movement, movementOf, type Side } from './movement';

/** What a shopper notices first of another opening; handle sides are seen from inside. */
export type OpeningDifference = 'no-handle' | 'no-tilt' | 'with-tilt' | `handle-${Side}`;

/** How an opening differs from the present one of the sash; null where its name says it all. */
export function openingDifference(present: OpeningCode, other: OpeningCode): OpeningDifference | null {
  if (isDoubleDoor(present) || isDoubleDoor(other)) return null;
  const [before, after] = [movementOf(present, 'left'), movementOf(other, 'left')];
  if (hasHandle(before) && !hasHandle(after)) return 'no-handle';
  if (before.tilt && !after.tilt) return 'no-tilt';
  if (before.turn && !before.tilt && after.turn && after.tilt) return 'with-tilt';
  const side = handleSide(after);
  return side && side !== handleSide(before) ? `handle-${side}` : null;
}

const hasHandle = ({ turn, tilt, slide, passive }: Movement): boolean => !passive && Boolean(turn ?? tilt ?? slide);

/** Opposite to the hinges; a sash that only tilts has it in the middle. */
function handleSide(movement: Movement): Side | null {
  const side = movement.turn ?? movement.slide;
  if (!side || !hasHandle(movement)) return null;
  return side === 'left' ? 'right' : 'left';
}
