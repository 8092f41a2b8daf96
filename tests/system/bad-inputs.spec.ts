import { jsonSchemaOf } from '@fenestra/contracts/documents/json-schema';
import { changes } from '@fenestra/contracts/wire/changes';
import { type ConfiguratorAction, configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { configurationOf, product } from '@fenestra/contracts/wire/product';
import { z } from 'zod/mini';
import type { Answer, Json } from '../harness/shopper';
import { badBeginnings, badInputs, badProducts } from './bad-inputs';
import { emptyList } from './bad-inputs-told';
import { sharedShopAndShopper } from './shop-and-shopper';

/** Every call of the configurator with what it refuses: the code, the words for the shopper, and the product as it was. */
const open = sharedShopAndShopper();

const actions = Object.keys(badInputs) as ConfiguratorAction[];
const malformed = { status: 400, body: { Err: 40, ErrText: 'Požadavku nerozumíme.' } };
const read = async (id: string): Promise<Json> => (await open.shopper.configurator('getVyrobek', id)).body;

/** The fields that the contract has for a call, and those that it cannot do without. */
function fieldsOf(body: z.ZodMiniType): { all: string[]; required: string[] } {
  const { properties, required = [] } = jsonSchemaOf(body) as { properties: object; required?: string[] };
  return { all: Object.keys(properties), required };
}

const configuration = (body: Json): Configuration => configurationOf(z.decode(product, body));

/** A product of which a call is made, the fields that are accepted of its own product, and fields in place of these. */
async function asking(akce: ConfiguratorAction, code = badInputs[akce].of) {
  const { of, after, accepted } = badInputs[akce];
  const id = await open.shopper.newConfiguration(code);
  if (after && code === of) expect((await open.shopper.configurator(after[0], id, after[1])).body['Err']).toBe(0);
  const own = code === of ? id : await open.shopper.newConfiguration(of);
  const present = configuration(await read(own));
  const made = (fields: Asked): object =>
    fields.konfigurace ? { konfigurace: differing(present, fields.konfigurace) } : fields;
  return { id, accepted: made(accepted), with: (fields: object) => ({ ...made(accepted), ...made(fields) }) };
}

type Asked = { readonly konfigurace?: Partial<Configuration> };

/** A state by its difference to another. */
const differing = (present: Configuration, { areas, ...rest }: Partial<Configuration>) => ({
  ...present,
  ...rest,
  areas: areas?.map((area, nth) => ({ ...present.areas[nth], ...area })) ?? present.areas,
});

/** Makes the call and expects that it leaves everything as it is. */
async function withoutEffect(akce: ConfiguratorAction, id: string, fields: object): Promise<Answer> {
  const before = await read(id);
  const answer = await open.shopper.configurator(akce, id, fields);
  expect(await read(id)).toEqual(before);
  return answer;
}

/** The answer that says so much: a list has nothing then, a try has it beside its price. */
function saying(text: string, akce: ConfiguratorAction): object {
  if (text === emptyList) return { status: 200, body: { Err: 0, ErrText: '', data: [] } };
  if (akce === 'zkusZmeny') return { status: 200, body: { Err: 0, data: [{ cena: null, odmitnuti: { text } }] } };
  return { status: 200, body: { Err: 15, ErrText: text } };
}

describe.each(actions)('%s', (akce) => {
  const { bad, elsewhere = [] } = badInputs[akce];
  const { all, required } = fieldsOf(configuratorActions[akce].body);

  it('is accepted with that from which its bad inputs differ', async () => {
    const { id, accepted } = await asking(akce);
    const { status, body } = await open.shopper.configurator(akce, id, accepted);
    expect([status, body]).toMatchObject([200, { Err: 0, ErrText: '' }]);
    if (Array.isArray(body['data'])) expect(body['data']).toContainEqual(expect.objectContaining({ odmitnuti: null }));
  });

  it(`without ${required.join(', ')}, or with a value of another type for ${all.join(', ')}, is Err 40 [OPEN-Q-121]`, async () => {
    const { id, accepted } = await asking(akce);
    const wrong = [...required.map((field) => ({ [field]: undefined })), ...all.map((field) => ({ [field]: true }))];
    for (const field of wrong)
      expect([field, await withoutEffect(akce, id, { ...accepted, ...field })]).toEqual([field, malformed]);
  });

  for (const [fields, text] of bad)
    it(`with ${JSON.stringify(fields)} changes nothing and says ${text || 'nothing'} [OPEN-Q-118]`, async () => {
      const asked = await asking(akce);
      expect(await withoutEffect(akce, asked.id, asked.with(fields))).toMatchObject(saying(text, akce));
    });

  for (const [code, text] of elsewhere)
    it(`of ${code} changes nothing and says ${text || 'nothing'} [OPEN-Q-118]`, async () => {
      const { id, accepted } = await asking(akce, code);
      expect(await withoutEffect(akce, id, accepted)).toMatchObject(saying(text, akce));
    });

  it('of no configuration is Err 44, of another shop Err 15 [CFGAPI-02]', async () => {
    const { id, accepted } = await asking(akce);
    const unknown = { status: 200, body: { Err: 44, ErrText: 'Tato konfigurace už neexistuje.' } };
    for (const confID of ['A'.repeat(22), 'x', ''])
      expect(await open.shopper.configurator(akce, confID, accepted)).toEqual(unknown);
    const another = { status: 200, body: { Err: 15, ErrText: 'Požadavek patří jinému obchodu.' } };
    expect(await withoutEffect(akce, id, { ...accepted, shopId: 6 })).toEqual(another);
  });
});

const changing = Object.values(changes).map(({ akce }) => akce);

it.each(changing)(
  '%s answers the whole product as it is from then on, with its price and drawing [CFGAPI-04] [CFGSTATE-02] [SHOP-06] [SHOP-07]',
  async (akce) => {
    const { id, accepted } = await asking(akce);
    const before = await read(id);
    const { body } = await open.shopper.configurator(akce, id, accepted);
    const { dusledky: _, ...whole } = body; // what else was changed is said once
    expect(whole).toEqual(await read(id));
    expect(body).toMatchObject({ revize: Number(before['revize']) + 1, cena: expect.any(Object) as Json });
    expect(Buffer.from(String(body['SVG']), 'base64').toString()).toMatch(/^<svg .*<\/svg>$/s);
  },
);

/** Goods from stock take these (decision 34). */
const ofAccessories: readonly string[] = ['pridejDoplnek', 'zrusDoplnek'];

it.each(changing.filter((akce) => !ofAccessories.includes(akce)))(
  '%s of goods from stock changes nothing',
  async (akce) => {
    const begin = { productId: 1005, shopId: 7, sklad: 'true' };
    const { body } = await open.shopper.post(configuratorCalls.newConfiguration.path, begin);
    const { accepted } = await asking(akce);
    const answer = await withoutEffect(akce, String(body['id']), accepted);
    expect(answer).toMatchObject(
      saying('Hotový výrobek ze skladu nelze měnit, přidat k\u00a0němu jde jen doplňky.', akce),
    );
  },
);

describe.each([
  ['newConfiguration', { productId: 'OS1', shopId: 7, sklad: 'false' }, badBeginnings],
  ['addToErpCart', { products: [] }, badProducts],
] as const)('%s', (name, accepted, bad) => {
  const { path, body } = configuratorCalls[name];
  const { all, required } = fieldsOf(body);

  it(`without ${required.join(', ')}, or with a value of another type for ${all.join(', ')}, is Err 40 [OPEN-Q-121]`, async () => {
    const wrong = [...required.map((field) => ({ [field]: undefined })), ...all.map((field) => ({ [field]: {} }))];
    for (const field of wrong)
      expect([field, await open.shopper.post(path, { ...accepted, ...field })]).toEqual([field, malformed]);
  });

  it.each(bad)('with %j is %i with Err %i, and says %j', async (fields, status, code, text) => {
    const answer = await open.shopper.post(path, { ...accepted, ...fields });
    expect(answer).toEqual({ status, body: { Err: code, ErrText: text } });
  });
});

it('a field of the contract stands among the bad inputs of its call, whatever call or field is new', () => {
  const frame = ['shopId', 'confID'];
  const anyValue = ['zmenMistnost.mistnost']; // a room may have any label
  const missing = actions.flatMap((akce) => {
    const spoilt = badInputs[akce].bad.flatMap(([fields]) => Object.keys(fields));
    const { all } = fieldsOf(configuratorActions[akce].body);
    return all.filter((field) => ![...frame, ...spoilt].includes(field)).map((field) => `${akce}.${field}`);
  });
  expect(actions.toSorted()).toEqual(Object.keys(configuratorActions).toSorted());
  expect(missing).toEqual(anyValue);
});
