import type { BlindType, NetType } from '@fenestra/domain/catalogue/shades-and-sills';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { tryChange } from '@fenestra/domain/configuration/apply-change';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import { isOfferedFor } from '@fenestra/domain/configuration/changes/change-accessories';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { productOf } from '@fenestra/domain/configuration/geometry/shape';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';

export type ShadeKind = 'blind' | 'net';
export type ShadeType = BlindType | NetType;
type Adding = ChangeOf<'add-accessory'>;

/** What a dialog asks for: which one, its colour, where its control hangs (blinds only; by itself at the hinges). */
export type Shade = { readonly type: ShadeType; readonly colour: string; readonly side?: 'L' | 'P' | undefined };

export function shadeTypes(kind: ShadeKind, configuration: Configuration, catalogue: Catalogue): ShadeType[] {
  const product = productOf(configuration, catalogue);
  return kind === 'blind'
    ? catalogue.data.blinds.filter((blind) => isOfferedFor(product, { blind }))
    : catalogue.data.nets.filter((net) => isOfferedFor(product, { net }));
}

export function adding({ type, colour, side }: Shade, areas: readonly string[]): Adding {
  return { kind: 'add-accessory', areas: [...areas], accessory: type.id, colour, ...(side && { size: { side } }) };
}

/** The areas in which it can be (OPEN-Q-31). */
export function fittingAreas(shade: Shade, configuration: Configuration, catalogue: Catalogue): string[] {
  const ids = configuration.areas.map(({ id }) => id);
  return ids.filter((id) => !isViolation(tryChange(adding(shade, [id]), configuration, catalogue)));
}
