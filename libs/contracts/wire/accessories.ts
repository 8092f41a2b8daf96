import { z } from 'zod/mini';
import { decimalMoney, fields, numeric } from './fields';
import { contents } from './package-contents';
import { unitCodes } from './unit-codes';

/** An accessory (CARTDATA-16); `cena` is net for one unit. */
const accessory = fields({
  ID: ['accessory', z.int()],
  nazev: ['name', z.string()],
  img: ['picture', z.string()],
  cena: ['price', decimalMoney],
  jednotka: ['unit', unitCodes],
  obsah: ['contents', z.optional(contents)],
});

/** A category with what it holds (OPEN-Q-48). */
const accessoryGroup = fields({ kategorie: ['category', z.string()], polozky: ['accessories', z.array(accessory)] });
export type AccessoryGroup = z.output<typeof accessoryGroup>;

/** Beside the list: of how many windows and doors in the cart the counts are worked out, and their perimeter in metres. */
export const accessoryList = fields({
  data: ['shelves', z.array(accessoryGroup)],
  pocet_prvku: ['pieces', z.int()],
  obvod: ['perimeter', z.number()],
});

/** One window of this size, mm; where a call names none, everything that lies in the cart counts (OPEN-Q-49). */
export const mountedSize = fields({ sirka: ['width', numeric], vyska: ['height', numeric] });

/** `duvod` says in words what the count follows from; empty for what the shop does not recommend. */
export const accessoryRecommendation = fields({ pocet: ['count', z.int()], duvod: ['reason', z.string()] });
