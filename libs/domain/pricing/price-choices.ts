import { z } from 'zod/mini';
import { outcomeOf } from '../configuration/apply-change';
import { type Choice, partLists } from '../configuration/choices/choice';
import type { Configuration } from '../configuration/configuration';
import { physicsOf } from '../configuration/physics/physics';
import { shownUw } from '../configuration/physics/thermal';
import { isViolation } from '../configuration/rules/violation';
import { type Sale, PricePreview, previewPrice } from './preview-price';

const id = z.union([z.int(), z.string()]);
const PricedPart = z.extend(PricePreview, { id, chosen: z.boolean() });
export type PricedPart = z.output<typeof PricedPart>;

/** An entry of a list with what the product costs with it. */
export const PricedChoice = z.extend(PricedPart, {
  /** Of the whole product with it; W/m²K and dB, null when refused, the latter also without glass. */
  uw: z.nullable(z.number()),
  rw: z.nullable(z.int()),
  /** Areas where an accessory fits. */
  fits: z.array(z.string()),
  parts: z.partialRecord(z.enum(partLists), z.array(PricedPart)),
});
export type PricedChoice = z.output<typeof PricedChoice>;

/** Tries a choice and the parts that it offers. */
export function priceChoice(choice: Choice, configuration: Configuration, sale: Sale): PricedChoice {
  const { parts = {}, fits = [] } = choice;
  const priced = Object.entries(parts).map(([list, each]) => [
    list,
    each.map((part) => priceEach(part, configuration, sale)),
  ]);
  return {
    ...priceEach(choice, configuration, sale),
    ...insulationOf(choice, configuration, sale),
    fits: [...fits],
    parts: Object.fromEntries(priced) as PricedChoice['parts'],
  };
}

const priceEach = ({ id: of, chosen, changes }: Choice, configuration: Configuration, sale: Sale): PricedPart => ({
  id: of,
  chosen,
  ...previewPrice(changes, configuration, sale),
});

function insulationOf({ changes }: Choice, configuration: Configuration, { catalogue }: Sale) {
  const outcome = outcomeOf(changes, configuration, catalogue);
  if (isViolation(outcome)) return { uw: null, rw: null };
  const { uw, rw } = physicsOf(outcome, catalogue);
  return { uw: shownUw(uw), rw: rw ?? null };
}
