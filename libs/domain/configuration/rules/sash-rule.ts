import type { SashRule, SashRuleName } from '../../catalogue/sash-limits';
import type { Field } from '../geometry/geometry';
import type { Shape } from '../geometry/shape';

/** Balcony, door and slide sashes have one rule; sashes of windows, and of every light, one for each way of opening. */
export function sashRule({ movement, place }: Field, { product, catalogue }: Shape): SashRule {
  const { sashes } = catalogue.data.limits;
  if (product.sashRules !== 'window' && place === 'main') return sashes[product.sashRules];
  if (movement.tilt === 'middle') return sashes.turn;
  const name: SashRuleName = movement.passive
    ? 'stulp-passive'
    : movement.turn
      ? movement.tilt
        ? 'tilt-turn'
        : 'turn'
      : 'tilt';
  return sashes[name];
}
