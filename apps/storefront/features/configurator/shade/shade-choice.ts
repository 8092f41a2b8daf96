import type { BlindType, NetType } from '@fenestra/domain/catalogue/shades-and-sills';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { tryChange } from '@fenestra/domain/configuration/apply-change';
import type { Change, ChangeOf } from '@fenestra/domain/configuration/change';
import { fittingBlinds, fittingNets } from '@fenestra/domain/configuration/choices/fitting-entries';
import type { ChosenAccessory, Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';

export type ShadeKind = 'blind' | 'net';
export type ShadeType = BlindType | NetType;
type Adding = ChangeOf<'add-accessory'>;

/** What a dialog asks for: which one, its colour, where its control hangs (blinds only; by itself at the hinges). */
export type Shade = { readonly type: ShadeType; readonly colour: string; readonly side?: 'L' | 'P' | undefined };

/** The types that the product, or any element of an assembly, can have. */
export const shadeTypes = (kind: ShadeKind, configuration: Configuration, catalogue: Catalogue): ShadeType[] =>
  (kind === 'blind' ? fittingBlinds : fittingNets)(configuration, catalogue);

export function adding({ type, colour, side }: Shade, areas: readonly string[]): Adding {
  return { kind: 'add-accessory', areas: [...areas], accessory: type.id, colour, ...(side && { size: { side } }) };
}

/** The areas in which it can be (OPEN-Q-31). */
export function fittingAreas(shade: Shade, configuration: Configuration, catalogue: Catalogue): string[] {
  const ids = configuration.areas.map(({ id }) => id);
  return ids.filter((id) => !isViolation(tryChange(adding(shade, [id]), configuration, catalogue)));
}

/** Takes away what there is of the kind, then adds it to the areas. */
export function replacing(shade: Shade, kind: ShadeKind, areas: readonly string[], from: Configuration): Change[] {
  const gone = [...new Set(shadesOf(kind, from).map(({ accessory }) => accessory))];
  const removals = gone.map((accessory): Change => ({ kind: 'remove-accessory', areas: [], accessory }));
  return areas.length === 0 ? removals : [...removals, adding(shade, areas)];
}

export const shadesOf = (kind: ShadeKind, { areas }: Configuration): ChosenAccessory[] =>
  areas.flatMap(({ accessories }) => accessories.filter((one) => one.kind === kind));

/** The areas that have one of the kind. */
export const areasWith = (kind: ShadeKind, { areas }: Configuration): string[] =>
  areas.filter(({ accessories }) => accessories.some((one) => one.kind === kind)).map(({ id }) => id);
