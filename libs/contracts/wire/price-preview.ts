import { type ViolationCode, violationCodes } from '@fenestra/domain/configuration/rules/violation';
import { z } from 'zod/mini';
import { change } from './changes';
import { decimalMoney, fields } from './fields';

/** Why a choice or a change is refused, in the shopper's words, and what helps: each repair is accepted as a whole. */
export const refusal = fields({
  kod: ['code', z.enum(violationCodes)],
  text: ['text', z.string()],
  hodnoty: ['values', z.record(z.string(), z.union([z.number(), z.string()]))],
  opravy: ['repairs', z.array(fields({ zmeny: ['changes', z.array(change)], rozdil: ['difference', decimalMoney] }))],
});
export type WireRefusal = z.output<typeof refusal> & { code: ViolationCode };

/** Prices without VAT: of the whole product, and the difference to now with its sign; null when refused. */
export const pricePreviewFields = {
  cena: ['net', z.nullable(decimalMoney)],
  rozdil: ['difference', z.nullable(decimalMoney)],
  odmitnuti: ['refused', z.nullable(refusal)],
} as const;

/** What came of a try (zkusZmeny). */
export const pricePreview = fields(pricePreviewFields);
export type WirePricePreview = z.output<typeof pricePreview>;
