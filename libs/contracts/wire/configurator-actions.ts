import { code } from '@fenestra/domain/bounded-input';
import type { Change } from '@fenestra/domain/configuration/change';
import { z } from 'zod/mini';
import { change, changes, eachChange, type ReadChange } from './changes';
import { accessoryPrice, type ChoiceAction, choiceCalls, type ChoiceItem } from './choices';
import { fields, type FieldTable, numeric, type DecodedFields } from './fields';
import { product } from './product';
import { pricePreview } from './price-preview';

export const configuratorPath = '/conf/api/dist/api.php';

const frame = { shopId: ['shopId', numeric], confID: ['configurationId', code] } as const;
type Frame = DecodedFields<typeof frame>;
const body = <const Payload extends FieldTable>(payload: Payload) => fields({ ...frame, ...payload });
const list = <Item extends z.ZodMiniType>(item: Item) => fields({ data: ['items', z.array(item)] });

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

type ListActions = {
  [Action in ChoiceAction]: {
    body: z.ZodMiniType<Frame & DecodedFields<(typeof choiceCalls)[Action]['filters']>>;
    answer: z.ZodMiniType<{ items: ChoiceItem<Action>[] }>;
  };
};
const listActions = Object.fromEntries(
  Object.entries(choiceCalls).map(([akce, { filters, item }]) => [
    akce,
    { body: body<FieldTable>(filters), answer: list<z.ZodMiniType>(item) },
  ]),
) as unknown as ListActions;

/** At most so many tries at once, each of at most so many changes. */
const tries = z.array(z.array(change).check(z.maxLength(8))).check(z.maxLength(80));

/** What may be asked of the configurator address, by `akce`. Decoding gives the shop's words, encoding the protocol's. */
export const configuratorActions = {
  getVyrobek: { body: body({}), answer: product },
  ...listActions,
  getDoplnekCena: {
    body: body({ doplnekId: ['accessory', numeric], oblast: ['area', z.optional(code)] }),
    answer: fields({ data: ['price', accessoryPrice] }),
  },
  zkusZmeny: { body: body({ pokusy: ['tries', tries] }), answer: list(pricePreview) },
  ...eachChange((kind) => ({ body: changeBody(kind), answer: product })),
} as const satisfies Record<string, { body: z.ZodMiniType; answer: z.ZodMiniType }>;

export type ConfiguratorAction = keyof typeof configuratorActions;
