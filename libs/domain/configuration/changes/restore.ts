import type { Catalogue } from '../../catalogue/index-catalogue';
import { isEqual } from '../../is-equal';
import type { ChangeOf, ProductChange } from '../change';
import { productFamily } from './change-opening';
import type { Area, Configuration } from '../configuration';
import { elementsOf } from '../assembly/elements';
import { withoutSillRuns } from '../assembly/continuous-sills';
import { assemblyViolation } from '../assembly/restore-assembly';
import { withDefaultThreshold } from './default-threshold';
import { hasDuplicateAccessories } from './duplicate-accessories';
import { productOf } from '../geometry/shape';
import { isViolation, type Violation, violation } from '../rules/violation';

/**
 * Takes a state back. It comes from outside and is trusted no more than a change: the product stays what it can become
 * by its openings, and every choice of the state must be one that can be made there and then makes no difference. A door of before
 * gets its usual threshold, for none is made without.
 */
export function restoreState(
  { configuration: wanted }: ChangeOf<'restore'>,
  configuration: Configuration,
  catalogue: Catalogue,
  choose: (choice: ProductChange, state: Configuration) => Configuration | Violation,
): Configuration | Violation {
  const state = withDefaultThreshold(withIdentityOf(configuration, wanted), catalogue);
  const isAssembled = wanted.assembly !== undefined || configuration.assembly !== undefined;
  const broken = isAssembled
    ? assemblyViolation(state, configuration, catalogue)
    : frameViolation(state, configuration, catalogue);
  if (broken) return broken;
  const made = state.assembly ? elementsOf(state).map(withoutSillRuns) : [state];
  for (const [choice, before] of made.flatMap(choicesOf)) {
    const chosen = choose(choice, before);
    if (isViolation(chosen)) return chosen;
    if (!isEqual(chosen, before)) return violation('choices-do-not-fit');
  }
  return state;
}

/** All that is chosen of one configuration, with what names the other. */
function withIdentityOf({ schema, catalogue }: Configuration, wanted: Configuration): Configuration {
  const { stockProduct: _, ...chosen } = wanted;
  return { ...chosen, schema, catalogue };
}

/** What no change can touch: the fields of the product, a fixed size, and that there is one accessory of a kind. */
function frameViolation(state: Configuration, present: Configuration, catalogue: Catalogue): Violation | null {
  const product = productOf(present, catalogue);
  const isRelated = productFamily(product, catalogue).some(({ code }) => code === state.product);
  if (!isRelated || !isEqual(fieldsOf(state), fieldsOf(present)) || hasDuplicateAccessories(state))
    return violation('choices-do-not-fit');
  const unknown = state.areas.find(({ glass }) => !catalogue.glass.has(glass)); // the profile is chosen for known glass
  if (unknown) return violation('glass-unknown', { glass: unknown.glass });
  return product.fixedSize && !isEqual(sizesOf(state), sizesOf(present)) ? violation('fixed-size') : null;
}

const fieldsOf = ({ areas, axes, light }: Configuration) => ({
  areas: areas.map(({ id }) => id),
  axes: axes.length,
  light: light?.place,
});
const sizesOf = ({ width, height, axes, light }: Configuration) => ({ width, height, axes, light });

type Choice = readonly [change: ProductChange, madeIn: Configuration];

/** The changes by which a shopper chooses what the state has. Its size and axes are judged by the rules of every change. */
export function choicesOf(state: Configuration): Choice[] {
  const { profile, colour, areas, handle, threshold, filling, lock } = state;
  const changes: ProductChange[] = [
    { kind: 'profile', profile },
    { kind: 'colour', ...colour },
    ...areas.flatMap(choicesOfArea),
  ];
  if (handle) changes.push({ kind: 'handle', handle: handle.handle });
  if (threshold !== null) changes.push({ kind: 'threshold', threshold });
  if (filling !== null) changes.push({ kind: 'filling', filling });
  if (lock !== undefined) changes.push({ kind: 'lock', lock });
  return [...changes.map((change) => [change, state] as const), ...accessoriesOf(state)];
}

function choicesOfArea({ id, opening, glass, spacer, ornament, bars }: Area): ProductChange[] {
  const areas = [id];
  return [
    { kind: 'opening', areas, opening },
    { kind: 'glass', areas, glass },
    { kind: 'spacer', areas, ...spacer },
    { kind: 'ornament', areas, ornament },
    ...(bars ? [{ kind: 'bars', areas, ...bars } as const] : []),
  ];
}

/** Each accessory where it is the only one, because one that is added takes others away. */
function accessoriesOf(state: Configuration): Choice[] {
  return state.areas.flatMap(({ id, accessories }) =>
    accessories.map((chosen): Choice => {
      const { accessory, kind: _, colour, ...size } = chosen;
      const areas = state.areas.map((area) => ({ ...area, accessories: area.id === id ? [chosen] : [] }));
      return [
        { kind: 'add-accessory', areas: [id], accessory, colour, size },
        { ...state, areas },
      ];
    }),
  );
}
