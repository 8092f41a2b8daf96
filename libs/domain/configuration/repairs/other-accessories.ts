import type { Catalogue } from '../../catalogue/index-catalogue';
import type { SillType } from '../../catalogue/blinds-screens-and-sills';
import type { Change, ChangeOf } from '../change';
import { nearestDepth } from '../rules/check-accessories';
import type { Refused } from './refused';

type Adding = ChangeOf<'add-accessory'>;

/** The accessory in a size, colour or place in which it is made, then others of its kind. */
export function otherAccessories(change: Adding, { broken }: Refused, catalogue: Catalogue): Change[] {
  const colours = coloursOf(change.accessory, catalogue);
  if (broken.code === 'accessory-colour') return colours.map((colour) => ({ ...change, colour }));
  if (broken.code === 'net-needs-sash') return [{ ...change, areas: [] }];
  const sill = catalogue.sills.get(change.accessory);
  if (sill && broken.code === 'sill-length' && change.size?.length === undefined) return [{ ...change, areas: [] }];
  if (sill) return [madeSize(change, sill)];
  return ofSameKind(change.accessory, catalogue).map(({ id }) => ({ ...change, accessory: id }));
}

function coloursOf(id: number, { sills, blinds, nets, swatches }: Catalogue): string[] {
  const type = sills.get(id) ?? blinds.get(id) ?? nets.get(id);
  return [...(swatches.get(type?.colours ?? '')?.keys() ?? [])];
}

/** The nearest length and depth that the sill is made in. */
function madeSize({ size = {}, ...change }: Adding, sill: SillType): Adding {
  const { length, depth } = size;
  const [min, max] = sill.length;
  return {
    ...change,
    size: {
      ...size,
      ...(length !== undefined && { length: Math.min(max, Math.max(min, length)) }),
      ...(depth !== undefined && { depth: nearestDepth(depth, sill) }),
    },
  };
}

function ofSameKind(id: number, { blinds, nets }: Catalogue): { readonly id: number }[] {
  const kind = blinds.has(id) ? blinds : nets;
  return [...kind.values()].filter((other) => other.id !== id);
}
