import type { Change } from '@fenestra/domain/configuration/change';
import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { change, changes, eachChange, type ReadChange } from './changes';
import { bool, decimalMoney, fields, type FieldTable, numeric } from './fields';
import { product } from './product';
import { tried } from './tried';

export const configuratorPath = '/conf/api/dist/api.php';

const frame = { shopId: ['shopId', numeric], confID: ['configurationId', z.string()] } as const;
const body = <const Payload extends FieldTable>(payload: Payload) => fields({ ...frame, ...payload });
const list = <Item extends z.ZodMiniType>(item: Item) => fields({ data: ['items', z.array(item)] });

/** All are optional (OPEN-Q-06). */
const filters = {
  typ: ['type', z.optional(z.string())],
  typ_doplnku: ['kind', z.optional(z.string())],
  oblast: ['area', z.optional(z.string())],
  profilId: ['profile', z.optional(numeric)],
} as const;

const opening = fields({
  code: ['code', z.string()],
  nazev: ['name', z.string()],
  nejcastejsi: ['mostUsed', bool],
  /** Why it cannot be taken now, in the shopper's words. */
  duvod: ['refusal', z.nullable(z.string())],
});
export type Opening = z.output<typeof opening>;

/** A profile card (PROF-05); `cena` is the net price of the whole product with it (OPEN-Q-35). */
const profile = fields({
  id: ['profile', z.int()],
  order: ['order', z.int()],
  code_okno: ['codeWindow', z.string()],
  code_dvere: ['codeDoor', z.string()],
  cena: ['price', decimalMoney],
  mena: ['currency', z.enum(currencies)],
  img: ['picture', z.string()],
  nazev: ['name', z.string()],
  popis: ['description', z.string()],
  stitek: ['badge', z.nullable(fields({ text: ['text', z.string()], styl: ['style', z.string()] }))],
  tesneni: ['seals', z.int()],
  komor: ['chambers', z.int()],
  hloubka: ['depth', z.int()],
  zaskleni: ['glazing', z.int()],
  rw: ['rw', z.int()],
  uw: ['uw', z.number()],
});
export type Profile = z.output<typeof profile>;

export type ChangeRequest = { readonly shopId: number; readonly configurationId: string; readonly change: Change };

/** The body of one kind of change: beside the frame it holds the change that the domain applies. */
function changeBody(kind: Change['kind']) {
  return z.codec(body<FieldTable>(changes[kind].payload), z.custom<ChangeRequest>(), {
    decode: ({ shopId, configurationId, ...words }) => {
      const change: Change = { kind, ...words } as ReadChange;
      return { shopId, configurationId, change };
    },
    encode: ({ change: { kind: _, ...words }, ...request }) => ({ ...request, ...words }),
  });
}

/** At most so many tries at once, each of at most so many changes. */
const tries = z.array(z.array(change).check(z.maxLength(8))).check(z.maxLength(80));

/** What may be asked of the configurator address, by `akce`. Decoding gives the shop's words, encoding the protocol's. */
export const configuratorActions = {
  getVyrobek: { body: body({}), answer: product },
  getCiselnikOtevirani: { body: body({ type: ['area', z.string()] }), answer: list(opening) },
  getProfiles: { body: body(filters), answer: list(profile) },
  zkusZmeny: { body: body({ pokusy: ['tries', tries] }), answer: list(tried) },
  ...eachChange((kind) => ({ body: changeBody(kind), answer: product })),
} as const satisfies Record<string, { body: z.ZodMiniType; answer: z.ZodMiniType }>;

export type ConfiguratorAction = keyof typeof configuratorActions;
