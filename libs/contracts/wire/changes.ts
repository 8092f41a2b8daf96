import { code, upTo100 } from '@fenestra/domain/bounded-input';
import type { Change } from '@fenestra/domain/configuration/change';
import { Configuration, type OpeningCode } from '@fenestra/domain/configuration/configuration';
import { Room } from '@fenestra/domain/configuration/room';
import { z } from 'zod/mini';
import { anyCode, fields, type FieldTable, knownCodes, numeric, oneOrMore, type DecodedFields } from './fields';

/** One area id, or several that change alike (OPEN-Q-05). */
const areas = oneOrMore;

const fieldSize = fields({ oblast_id: ['area', code], sirka: ['width', numeric], vyska: ['height', numeric] });

/** A side or place. One that is unknown has no word: the change is then none that can be made, and refused as that (OPEN-Q-121). */
const placeCodes = <const Words extends Record<string, string>>(words: Words) =>
  knownCodes(words) as z.ZodMiniType as z.ZodMiniType<Words[keyof Words & string], string>;

/** Sills take length and depth, blinds the side of their control (OPEN-Q-117). */
const accessorySize = fields({
  delka: ['length', z.optional(numeric)],
  hloubka: ['depth', z.optional(numeric)],
  strana: ['side', z.optional(anyCode<'L' | 'P'>())],
});

/**
 * Every change of a configuration: how the protocol calls it, and its fields with the words of the domain's change. All
 * lengths in mm. Gateway, page and documents follow from this table.
 */
export const changes = {
  size: {
    akce: 'zmenRozmer',
    payload: { width: ['width', numeric], height: ['height', numeric], prvek: ['element', z.optional(numeric)] },
  },
  'field-sizes': {
    akce: 'zmenDetailRozmer',
    payload: { rozmery: ['fields', upTo100(fieldSize)] },
  },
  opening: {
    akce: 'zmenOtevirani',
    payload: { oblast: ['areas', areas], otevirani: ['opening', anyCode<OpeningCode>()] },
  },
  profile: {
    akce: 'zmenProfil',
    payload: { profilId: ['profile', numeric] },
  },
  colour: {
    akce: 'zmenBarvu',
    payload: { barvaIn: ['inside', code], barvaOut: ['outside', code] },
  },
  glass: {
    akce: 'zmenSklo',
    payload: { oblast: ['areas', areas], sklo: ['glass', numeric] },
  },
  spacer: {
    akce: 'zmenRamecek',
    payload: { oblast: ['areas', areas], ramecek: ['spacer', numeric], barva: ['colour', z.optional(code)] },
  },
  ornament: {
    akce: 'zmenOrnament',
    payload: { oblast: ['areas', areas], ornament: ['ornament', z.nullable(numeric)] },
  },
  bars: {
    akce: 'addMrizkaToArea',
    payload: { areaId: ['areas', areas], mrizkaId: ['bars', numeric], mrizkaVarianta: ['pattern', code] },
  },
  handle: {
    akce: 'zmenKliku',
    payload: { klikaId: ['handle', z.nullable(numeric)] },
  },
  threshold: {
    akce: 'zmenPrah',
    payload: { prahId: ['threshold', z.nullable(numeric)] },
  },
  filling: {
    akce: 'zmenVypln',
    payload: { vyplnId: ['filling', numeric] },
  },
  lock: {
    akce: 'zmenZamek',
    payload: { zamekId: ['lock', numeric] },
  },
  mirror: {
    akce: 'zmenZrcadlove',
    payload: {},
  },
  'add-accessory': {
    akce: 'pridejDoplnek',
    payload: {
      oblast: ['areas', areas],
      doplnekId: ['accessory', numeric],
      barva: ['colour', code],
      rozmer: ['size', z.optional(accessorySize)],
    },
  },
  'remove-accessory': {
    akce: 'zrusDoplnek',
    payload: { oblast: ['areas', areas], doplnekId: ['accessory', numeric] },
  },
  'add-element': {
    akce: 'pridejPrvek',
    payload: {
      umisteni: ['place', placeCodes({ vlevo: 'left', vpravo: 'right', nad: 'above' })],
      vedle: ['beside', z.optional(numeric)],
      vyrobekId: ['product', code],
      sirka: ['width', z.optional(numeric)],
      vyska: ['height', z.optional(numeric)],
    },
  },
  'remove-element': {
    akce: 'zrusPrvek',
    payload: { prvek: ['element', numeric] },
  },
  'move-element': {
    akce: 'posunPrvek',
    payload: { prvek: ['element', numeric], kam: ['to', placeCodes({ vlevo: 'left', vpravo: 'right' })] },
  },
  coupling: {
    akce: 'zmenSpojku',
    payload: { spoj: ['joint', numeric], spojka: ['coupling', numeric] },
  },
  room: {
    akce: 'zmenMistnost',
    payload: { mistnost: ['room', z.nullable(Room)] },
  },
  restore: {
    akce: 'obnovKonfiguraci',
    payload: { konfigurace: ['configuration', z.object({ ...Configuration.shape, room: z.optional(Room) })] },
  },
} as const satisfies Record<Change['kind'], { akce: string; payload: FieldTable }>;

type Changes = typeof changes;
export type ChangeAction = Changes[Change['kind']]['akce'];

/** Something for each change, by its `akce`. */
export const eachChange = <Value>(valueOf: (kind: Change['kind']) => Value) =>
  Object.fromEntries(
    (Object.keys(changes) as Change['kind'][]).map((kind) => [changes[kind].akce, valueOf(kind)]),
  ) as Record<ChangeAction, Value>;

const akceOf = (kind: Change['kind']) => changes[kind].akce;
const kindOf = Object.fromEntries((Object.keys(changes) as Change['kind'][]).map((kind) => [akceOf(kind), kind]));

const eachForm = (Object.keys(changes) as Change['kind'][]).map((kind) =>
  fields<FieldTable>({ akce: ['akce', z.literal(akceOf(kind))], ...changes[kind].payload }),
);

/** A change as a part of another call: beside the fields of its own call, `akce` names it. */
export const change = z.codec(
  z.discriminatedUnion('akce', eachForm as unknown as [(typeof eachForm)[number]]),
  z.custom<Change>(),
  {
    decode: ({ akce, ...words }) => ({ kind: kindOf[akce as ChangeAction], ...words }) as Change,
    encode: ({ kind, ...words }) => ({ akce: akceOf(kind), ...words }),
  },
);

/** A change as its fields give it. The compiler compares it with the domain's; which values are possible the shop judges. */
export type ReadChange = {
  [Kind in Change['kind']]: { kind: Kind } & DecodedFields<Changes[Kind]['payload']>;
}[Change['kind']];
