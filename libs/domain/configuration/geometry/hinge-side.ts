import type { Movement } from './movement';

/**
 * Where a product hangs, seen from the room: on its right or left; at both sides with the handle on the right sash, the left
 * one or each; at the bottom, the top or the middle of its sash; or nowhere, because nothing of it turns or tilts.
 */
export type HingeSide =
  | 'right'
  | 'left'
  | 'sides-handle-right'
  | 'sides-handle-left'
  | 'sides-handles'
  | 'bottom'
  | 'top'
  | 'middle'
  | 'none';

type Moving = { readonly movement: Movement };

/** For words where a finished product is sold: what hangs on the wrong side cannot be used. */
export function hingeSideOf(fields: readonly Moving[]): HingeSide {
  const moving = fields.map(({ movement }) => movement).filter(({ turn, tilt }) => turn ?? tilt);
  const [first, second] = moving;
  if (!first) return 'none';
  if (!second) return first.turn ?? first.tilt!;
  const [handle, ...others] = moving.filter(({ passive }) => !passive);
  if (others.length > 0) return 'sides-handles';
  return handle?.turn === 'left' ? 'sides-handle-left' : 'sides-handle-right';
}
