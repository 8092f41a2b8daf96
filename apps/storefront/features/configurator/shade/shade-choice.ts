import type { BlindType, InsectScreenType } from '@fenestra/domain/catalogue/blinds-screens-and-sills';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { previewChange } from '@fenestra/domain/configuration/apply-change';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import { availableBlinds, availableInsectScreens } from '@fenestra/domain/configuration/choices/available-entries';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';

export type ShadeKind = 'blind' | 'net';
export type ShadeType = BlindType | InsectScreenType;
type Adding = ChangeOf<'add-accessory'>;

/** What a dialog asks for: which one, its colour, where its control hangs (blinds only; by itself at the hinges). */
export type Shade = { readonly type: ShadeType; readonly colour: string; readonly side?: 'L' | 'P' | undefined };

/** The types that the product can have, or the elements of an assembly to which the areas belong; without areas, one of its elements. */
export const shadeTypes = (
  kind: ShadeKind,
  configuration: Configuration,
  catalogue: Catalogue,
  areas: readonly string[],
): ShadeType[] => (kind === 'blind' ? availableBlinds : availableInsectScreens)(configuration, catalogue, areas);

export function adding({ type, colour, side }: Shade, areas: readonly string[]): Adding {
  return { kind: 'add-accessory', areas: [...areas], accessory: type.id, colour, ...(side && { size: { side } }) };
}

/** The areas in which it can be (OPEN-Q-31). */
export function fittingAreas(shade: Shade, configuration: Configuration, catalogue: Catalogue): string[] {
  const ids = configuration.areas.map(({ id }) => id);
  return ids.filter((id) => !isViolation(previewChange(adding(shade, [id]), configuration, catalogue)));
}
