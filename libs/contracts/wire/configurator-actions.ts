import { currencies } from '@fenestra/domain/shop/money';
import { z } from 'zod/mini';
import { bool, decimalMoney, type FieldTable, fields, numeric } from './fields';
import { product } from './product';

export const configuratorPath = '/conf/api/dist/api.php';

const frame = { shopId: ['shopId', numeric], confID: ['configurationId', z.string()] } as const;
const body = <const Payload extends FieldTable>(payload: Payload) => fields({ ...frame, ...payload });
const list = <Item extends z.ZodMiniType>(item: Item) => fields({ data: ['items', z.array(item)] });

/** One area id, or several that change alike (OPEN-Q-05). */
const areas = z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.string()), {
  decode: (one) => (typeof one === 'string' ? [one] : one),
  encode: (several) => (several.length === 1 ? several[0]! : several),
});

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

/** What may be asked of the configurator address, by `akce`. Decoding gives the shop's words, encoding the protocol's. */
export const configuratorActions = {
  getVyrobek: { body: body({}), answer: product },
  getCiselnikOtevirani: { body: body({ type: ['area', z.string()] }), answer: list(opening) },
  zmenRozmer: { body: body({ width: ['width', numeric], height: ['height', numeric] }), answer: product },
  zmenDetailRozmer: {
    body: body({
      rozmery: [
        'fields',
        z.array(fields({ oblast_id: ['area', z.string()], sirka: ['width', numeric], vyska: ['height', numeric] })),
      ],
    }),
    answer: product,
  },
  zmenOtevirani: { body: body({ oblast: ['areas', areas], otevirani: ['opening', z.string()] }), answer: product },
  getProfiles: { body: body(filters), answer: list(profile) },
  zmenProfil: { body: body({ profilId: ['profile', numeric] }), answer: product },
} as const satisfies Record<string, { body: z.ZodMiniType; answer: z.ZodMiniType }>;

export type ConfiguratorAction = keyof typeof configuratorActions;
