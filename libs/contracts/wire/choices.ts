import { code } from '@fenestra/domain/bounded-input';
import type { ChoiceList } from '@fenestra/domain/configuration/choices/choices';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { bool, codes, decimalMoney, fields, type FieldTable, knownCodes, numeric, type DecodedFields } from './fields';
import { accessoryKinds } from './accessory-kinds';
import { pricePreviewFields } from './price-preview';

/** What every entry of a list says: its name, the price of the whole product with it (net), and whether it is chosen. */
const entryFields = { nazev: ['name', z.string()], ...pricePreviewFields, vybrano: ['chosen', bool] } as const;
const id = { id: ['id', z.int()] } as const;

/** A choice inside of a choice, e.g. the spacer of a glass (OPEN-Q-116). */
const part = fields({ id: ['id', z.union([z.int(), z.string()])], code: ['code', z.string()], ...entryFields });
export type WirePart = z.output<typeof part>;

/** Swatches carry their colour for the screen. */
const swatchPart = fields({ code: ['code', z.string()], barva: ['hex', z.string()], ...entryFields });
/** Depths or projections in mm. */
const depthPart = fields({ hloubka: ['depth', z.int()], ...entryFields });
const pattern = fields({ varianta: ['pattern', z.string()], ...entryFields });
const side = fields({ strana: ['side', codes({ venku: 'outside', obe: 'both' })], ...entryFields });

const opening = fields({
  id: ['id', z.string()],
  code: ['code', z.string()],
  nejcastejsi: ['mostUsed', bool],
  /** Why it cannot be taken now, in the shopper's words. */
  duvod: ['refusal', z.nullable(z.string())],
  ...entryFields,
});

/** A profile card (PROF-05, OPEN-Q-35). */
const profile = fields({
  id: ['profile', z.int()],
  order: ['order', z.int()],
  code_okno: ['codeWindow', z.string()],
  code_dvere: ['codeDoor', z.string()],
  ...entryFields,
  mena: ['currency', z.enum(currencies)],
  img: ['picture', z.string()],
  popis: ['description', z.string()],
  stitek: ['badge', z.nullable(fields({ text: ['text', z.string()], styl: ['style', z.string()] }))],
  tesneni: ['seals', z.int()],
  komor: ['chambers', z.int()],
  hloubka: ['depth', z.int()],
  zaskleni: ['glazing', z.int()],
  rw: ['rw', z.int()],
  uw: ['uw', z.number()],
});

/** `cena` of a decor is with white inside; `strany` has both ways (CLR-01). */
const colour = fields({
  id: ['id', z.string()],
  code: ['code', z.string()],
  ...entryFields,
  barva: ['hex', z.string()],
  skupina: ['group', z.enum(['white', 'standard', 'premium'])],
  rodina: ['family', z.string()],
  tmava: ['dark', bool],
  strany: ['sides', z.array(side)],
});

/** mm, W/m²K, dB, kg/m²; `uw` is of the whole product with it (GLASS-09). */
const glass = fields({
  ...id,
  code: ['code', z.string()],
  ...entryFields,
  typ_skla: ['type', z.enum(['double', 'triple'])],
  slozeni: ['build', z.string()],
  tloustka: ['thickness', z.int()],
  ug: ['ug', z.number()],
  g: ['g', z.number()],
  lt: ['lt', z.number()],
  rw: ['rw', z.int()],
  hmotnost: ['kgPerM2', z.number()],
  bezpecnost: ['safety', z.nullable(z.string())],
  uw: ['uw', z.nullable(z.number())],
  ramecky: ['spacers', z.array(part)],
  ornamenty: ['ornaments', z.array(part)],
});

const bars = fields({
  ...id,
  ...entryFields,
  sirka: ['width', z.int()],
  provedeni: ['variant', z.string()],
  varianty: ['patterns', z.array(pattern)],
});

const handle = fields({
  ...id,
  code: ['code', z.string()],
  ...entryFields,
  druh: ['kind', z.string()],
  barva: ['hex', z.string()],
});

const threshold = fields({ ...id, ...entryFields, vyska: ['height', z.int()] });

/** `podil_skla`: how much of it is glass, from 0 to 1. */
const filling = fields({
  ...id,
  code: ['code', z.string()],
  ...entryFields,
  podil_skla: ['glassShare', z.number()],
  up: ['up', z.number()],
  vzor: ['shape', z.string()],
});

const lock = fields({ ...id, ...entryFields });

/** `oblasti`: where it fits (OPEN-Q-31); `barva` and `cena` as it is chosen, else in its first colour (ACC-20, ACC-21). */
const accessory = fields({
  ...id,
  ID: ['accessory', z.int()],
  typ_doplnku: ['kind', codes(accessoryKinds)],
  cenik: ['priceName', z.string()],
  barva: ['colour', z.string()],
  polozka: ['item', z.string()],
  prislusenstvi: ['category', fields({ kategorie: ['name', z.string()] })],
  ...entryFields,
  oblasti: ['areas', z.array(z.string())],
  barvy: ['colours', z.array(swatchPart)],
  hloubky: ['depths', z.array(depthPart)],
});

/** All are optional (OPEN-Q-06). `oblast` names an area that is meant; without it all are. */
const filters = {
  typ: ['type', z.optional(code)],
  typ_doplnku: ['kind', z.optional(knownCodes(accessoryKinds))],
  oblast: ['area', z.optional(code)],
  profilId: ['profile', z.optional(numeric)],
} as const;

/** Every list of choices: how the protocol calls it, which choices it tells, and what an entry carries. */
export const choiceCalls = {
  getCiselnikOtevirani: {
    list: 'opening',
    filters: { type: ['area', code] },
    item: opening,
  },
  getProfiles: { list: 'profile', filters, item: profile },
  ciselnikBarvy: { list: 'colour', filters, item: colour },
  ciselnikSklo: { list: 'glass', filters, item: glass },
  dejMrizky: { list: 'bars', filters, item: bars },
  getKliky: { list: 'handle', filters, item: handle },
  getPrah: { list: 'threshold', filters, item: threshold },
  ciselnikVyplne: { list: 'filling', filters, item: filling },
  ciselnikZamky: { list: 'lock', filters, item: lock },
  dejDoplnky: { list: 'accessory', filters, item: accessory },
} as const satisfies Record<string, { list: ChoiceList; filters: FieldTable; item: z.ZodMiniType }>;

/** The filters of every list in the shop's words; openings name their area only. */
export type ChoiceFilters = Partial<DecodedFields<typeof filters>>;
export type ChoiceAction = keyof typeof choiceCalls;
export type ChoiceItem<Action extends ChoiceAction> = z.output<(typeof choiceCalls)[Action]['item']>;

/** getDoplnekCena: what the accessory itself costs, net, alone or as it is chosen (WIRE-13, OPEN-Q-08). */
export const accessoryPrice = fields({
  cena: ['net', z.nullable(decimalMoney)],
  odmitnuti: pricePreviewFields.odmitnuti,
});
