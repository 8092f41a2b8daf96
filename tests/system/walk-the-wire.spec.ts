import { randomUUID } from 'node:crypto';
import { configurationOf, product } from '@fenestra/contracts/wire/product';
import { opaqueId } from '@fenestra/platform/service/ids';
import { z } from 'zod/mini';
import { query } from '../harness/query';
import { type Json, Shopper } from '../harness/shopper';
import { sharedShopAndShopper } from './shop-and-shopper';

/** What the wire promises beside its recorded calls: refusals in the shopper's words, repeats, files. */
const open = sharedShopAndShopper();

const stockCart = async (product = 1006): Promise<string> => {
  const cart = await open.shopper.newCart();
  await open.shopper.addStock(cart, product);
  await open.shopper.pickUp(cart);
  return cart;
};

describe('a configuration', () => {
  it.each([
    ['de', 9, ['Innenfensterbank', 'Außenfensterbank', 'Innenjalousie', 'Insektenschutz']],
    ['at', 8, ['Fensterbrett', 'Außenfensterbank', 'Innenjalousie', 'Insektenschutz']],
    ['hu', 10, ['Belső könyöklő', 'Külső ablakpárkány', 'Reluxa', 'Szúnyogháló']],
  ])(
    'has accessories of kinds that are whole words in %s, without hyphens for narrow tiles [ACC-21]',
    async (code, id, kinds) => {
      const there = new Shopper(open.shop.url, `${code}.localhost`, id);
      const { body } = await there.configurator('dejDoplnky', await there.newConfiguration());
      await there.close();
      const told = (body['data'] as { prislusenstvi: { kategorie: string } }[]).map(
        (one) => one.prislusenstvi.kategorie,
      );
      expect([...new Set(told)]).toEqual(kinds);
    },
  );

  it.each([
    [{ width: 1501, height: 1000 }, 'Hodnota pro šířku musí být mezi 500 a 1500 mm. Překročen maximální rozměr'],
    [{ width: '499', height: 1000 }, 'Hodnota pro šířku musí být mezi 500 a 1500 mm. Nedodržen minimální rozměr'],
    [{ width: 1000, height: 1801 }, 'Hodnota pro výšku musí být mezi 500 a 1800 mm. Překročen maximální rozměr'],
    [{ width: -1, height: 1000 }, 'Hodnota pro šířku musí být mezi 500 a 1500 mm. Nedodržen minimální rozměr'],
    [{ width: 1000.5, height: 1000 }, 'Tato hodnota není možná.'],
  ])('refuses the size %j in words [DIM-09] [DIM-10] [DIM-11] [OPEN-Q-37]', async (size, words) => {
    const { status, body } = await open.shopper.configurator('zmenRozmer', await open.shopper.newConfiguration(), size);
    expect([status, body]).toMatchObject([200, { Err: 15, ErrText: words }]);
  });

  it.each<[string, string, Json, Json]>([
    ['WIRE-04', 'zmenRozmer', { width: 1000, height: 900 }, { rozmer_sirka: 1000, rozmer_vyska: 900 }],
    ['WIRE-14', 'zmenProfil', { profilId: 222300 }, { data_vyrobek: { data: { provedeni: 222300 } } }],
    [
      'WIRE-16',
      'addMrizkaToArea',
      { areaId: '1', mrizkaId: 601, mrizkaVarianta: '2x1' },
      { oblasti: [{ mezisklo: 601, mezisklo_varianta: '2x1' }] },
    ],
    ['WIRE-18', 'zmenOtevirani', { oblast: ['1'], otevirani: 'osl' }, { oblasti: [{ otevirani: 'osl' }] }],
    [
      'WIRE-18',
      'zmenBarvu',
      { barvaIn: 'W', barvaOut: 'D01' },
      { barva_in: 'W', barva_in_txt: 'bílá', barva_out: 'D01', barva_out_txt: 'zlatý dub' },
    ],
    ['WIRE-18', 'zmenSklo', { oblast: '1', sklo: '324' }, { oblasti: [{ vypln: 324 }] }],
    ['WIRE-18', 'zmenRamecek', { oblast: '1', ramecek: 402 }, { oblasti: [{ ramecek: 402, ramecek_barva: 'silver' }] }],
    ['WIRE-18', 'zmenOrnament', { oblast: '1', ornament: 501 }, { oblasti: [{ ornament: 501 }] }],
    ['WIRE-18', 'zmenKliku', { klikaId: 644 }, { klika: 644, klika_barva: 'KL-ST-TI' }],
    [
      'WIRE-18',
      'pridejDoplnek',
      { oblast: '1', doplnekId: 751, barva: 'IP-BI', rozmer: { delka: 1400, hloubka: 200 } },
      { doplnky: [{ id_doplnek: 751, rozmer: { delka: 1400, hloubka: 200 } }] },
    ],
  ])('is changed [%s] by %s with %j to %j [OPEN-Q-08]', async (_id, akce, fields, changed) => {
    const KonfiguraceID = await open.shopper.newConfiguration();
    const { status, body } = await open.shopper.configurator(akce, KonfiguraceID, fields);
    expect([status, body]).toMatchObject([200, { Err: 0, KonfiguraceID, ...changed }]);
  });

  it('says of a refused opening its limits in numbers', async () => {
    const id = await open.shopper.newConfiguration();
    const { body } = await open.shopper.configurator('getCiselnikOtevirani', id, { type: '1' });
    const refused = (body['data'] as Json[]).filter(({ duvod }) => duvod !== null);
    expect(refused.map(({ duvod }) => String(duvod))).toContainEqual(expect.stringMatching(/mezi \d+ a \d+ mm/));
    for (const { duvod } of refused) expect(duvod).not.toMatch(/[{}]/);
  });

  it('answers for the profile of stock products the one that stands for it [PROF-08]', async () => {
    const { body } = await open.shopper.configurator('getProfiles', await open.shopper.newConfiguration(), {
      profilId: 222857,
    });
    expect(body['data']).toMatchObject([{ id: 222300 }]);
  });

  it('has accessories at the price that they add, chosen or not [WIRE-13] [OPEN-Q-08]', async () => {
    const id = await open.shopper.newConfiguration();
    const price = async () => (await open.shopper.configurator('getDoplnekCena', id, { doplnekId: 751 })).body['data'];
    const alone = await price();
    const { body } = await open.shopper.configurator('pridejDoplnek', id, {
      oblast: '1',
      doplnekId: 751,
      barva: 'IP-BI',
    });
    expect(alone).toEqual({ cena: (body['cena'] as Json)['doplnky'], odmitnuti: null });
    expect(await price()).toEqual(alone);
    await open.shopper.configurator('pridejDoplnek', id, { oblast: '1', doplnekId: 752, barva: 'ID-BI' });
    expect(await price()).toEqual(alone);
    const bars = await open.shopper.configurator('getDoplnekCena', id, { doplnekId: 601 });
    expect(bars.body).toMatchObject({ Err: 0, data: { odmitnuti: null } });
  });

  it.each([
    ['cs.localhost', 'zlatý dub'],
    ['de.localhost', 'Golden Oak'],
  ])(
    'has swatches named for the domain %s, of the codes that exist, without codes all [WIRE-19]',
    async (domain, name) => {
      const swatches = async (codes: string) =>
        (await open.shopper.get(`/api/color?category_code=dekory_profil${codes}&domain=${domain}`)).body;
      expect(await swatches('&codes=D01,D99')).toMatchObject([{ code: 'D01', name }]);
      expect(await swatches('')).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'D30' })]));
    },
  );

  it.each([
    ['cs.localhost', ' Zlatý dub', 'zlatý dub'],
    ['de.localhost', 'golden oak', 'Golden Oak'],
  ])(
    'has the swatches that the domain %s calls so, however %j is written, and none by a name that there is not [WIRE-20] [CLR-08]',
    async (domain, asked, name) => {
      const found = async (names: string[]) =>
        (await open.shopper.post('/api/colorByName', { names, category_code: 'dekory_profil', domain })).body;
      expect(await found([asked, 'zlatý kaštan'])).toMatchObject([{ code: 'D01', name }]);
      expect(await found(['zlatý kaštan'])).toEqual([]);
    },
  );

  it.each([
    ['cz', '602 00', 'Brno'],
    ['sk', '811 01', 'Bratislava'],
    ['at', '1010', 'Wien'],
    ['de', '10115', 'Berlin'],
    ['hu', '1011', 'Budapest'],
  ])('can be delivered in %s, whose places are a list with %s for %s [WIRE-25]', async (country, psc, city) => {
    const { body } = await open.shopper.get(`/api/postcodes?country=${country}`);
    const places = body as unknown as { city_name: string; psc: string; area_code: string }[];
    expect(places.length).toBeGreaterThan(1_000);
    expect(
      places.filter((place) => place.psc === psc.replace(' ', '')).map(({ city_name: name }) => name),
    ).toContainEqual(expect.stringContaining(city));
    expect(new Set(places.flatMap((place) => Object.keys(place)))).toEqual(new Set(['city_name', 'psc', 'area_code']));
  });

  it('has swatches of all opening types with a picture that exists [OPEN-09]', async () => {
    const { body } = await open.shopper.get('/api/color?category_code=otvirky_gif');
    for (const { image } of body as unknown as { image: string }[]) {
      const answer = await fetch(open.shop.url + image);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    }
  });

  it.each([
    ['', 40],
    ['?category_code=barvy', 15],
    ['?category_code=__proto__', 15],
    ['?category_code=kliky&codes=a&codes=b', 40],
  ])('refuses to find swatches by %j with Err %i [OPEN-Q-121]', async (query, Err) => {
    expect(await open.shopper.get(`/api/color${query}`)).toMatchObject({ status: 400, body: { Err } });
  });

  it('refuses to find swatches by the name of a category that there is not with Err 15 [OPEN-Q-121]', async () => {
    const asked = { names: ['zlatý dub'], category_code: 'barvy' };
    expect(await open.shopper.post('/api/colorByName', asked)).toMatchObject({ status: 400, body: { Err: 15 } });
  });

  it('loses an accessory [WIRE-15] [CFGAPI-19]', async () => {
    const id = await open.shopper.newConfiguration();
    await open.shopper.configurator('pridejDoplnek', id, { oblast: '1', doplnekId: 751, barva: 'IP-BI' });
    const { body } = await open.shopper.configurator('zrusDoplnek', id, { oblast: '1', doplnekId: 751 });
    expect(body).toMatchObject({ Err: 0, doplnky: [] });
  });

  it('goes back to the state before, and to none that could not be made', async () => {
    const id = await open.shopper.newConfiguration();
    const before = z.decode(product, (await open.shopper.configurator('getVyrobek', id)).body);
    await open.shopper.configurator('zmenProfil', id, { profilId: 222300 });
    const konfigurace = configurationOf(before);
    const back = z.decode(product, (await open.shopper.configurator('obnovKonfiguraci', id, { konfigurace })).body);
    expect(configurationOf(back)).toEqual(konfigurace);
    const free = { ...konfigurace, stockProduct: 1001, handle: null };
    const { body } = await open.shopper.configurator('obnovKonfiguraci', id, { konfigurace: free });
    expect(body).toMatchObject({ Err: 15, ErrText: 'Tyto volby se k\u00a0sobě nehodí.' });
  });

  it('refuses with the rule, its values, and repairs that say what they cost and are accepted', async () => {
    const id = await open.shopper.newConfiguration();
    await open.shopper.configurator('addMrizkaToArea', id, { areaId: '1', mrizkaId: 604, mrizkaVarianta: '1x1' });
    const before = (await open.shopper.configurator('getVyrobek', id)).body['cena'] as Record<string, number>;
    const { body } = await open.shopper.configurator('zmenSklo', id, { oblast: '1', sklo: 321 });
    const { kod, hodnoty, opravy } = body['odmitnuti'] as Json & { opravy: { zmeny: Json[]; rozdil: number }[] };
    expect([body['Err'], kod, hodnoty]).toEqual([
      15,
      'bars-need-cavity',
      { area: '1', bars: 604, cavity: 12, min: 14 },
    ]);
    expect(opravy.map(({ zmeny }) => zmeny.map(({ akce }) => akce))).toContainEqual(['zrusDoplnek', 'zmenSklo']);
    for (const { akce, ...fields } of opravy[0]!.zmeny) await open.shopper.configurator(String(akce), id, fields);
    const after = (await open.shopper.configurator('getVyrobek', id)).body['cena'] as Record<string, number>;
    const sum = ({ vyrobek, doplnky, klika }: Record<string, number>) => vyrobek! + doplnky! + klika!;
    expect(sum(after) - sum(before)).toBe(opravy[0]!.rozdil);
  });

  it('of another shop is unknown', async () => {
    const slovak = new Shopper(open.shop.url, 'sk.localhost', 6);
    const { body } = await slovak.configurator('getVyrobek', await open.shopper.newConfiguration());
    await slovak.close();
    expect(body).toEqual({ Err: 44, ErrText: 'Táto konfigurácia už neexistuje.' });
  });

  it('changes once, however often the change is sent', async () => {
    const id = await open.shopper.newConfiguration();
    const change = { shopId: 7, confID: id, akce: 'zmenRozmer', width: 1000, height: 1000 };
    const headers = { 'x-change-id': opaqueId(), 'x-revision': '1' };
    const first = await open.shopper.post('/conf/api/dist/api.php', change, headers);
    const again = await open.shopper.post('/conf/api/dist/api.php', change, headers);
    expect([first.body['revize'], again.body['revize']]).toEqual([2, 2]);
    const late = await open.shopper.post('/conf/api/dist/api.php', { ...change, width: 900 }, { 'x-revision': '1' });
    expect(late.body).toEqual({ Err: 15, ErrText: 'Mezitím se něco změnilo. Zkontrolujte prosím aktuální stav.' });
  });
});

describe('a cart', () => {
  it.each([
    ['addItemToCart', { productId: 5, type: 'sklad', count: 1 }, 15],
    ['addItemToCart', { productId: 1005, type: 'dárek', count: 1 }, 15],
    ['addItemToCart', { productId: 1005, type: 'sklad', count: 0.5 }, 15],
    ['addItemToCart', { productId: 1005, type: 'sklad', count: -1 }, 15],
    ['addItemToCart', { productId: 1005, type: 'sklad', count: 1e15 }, 15],
    ['addItemToCart', { productId: 'A'.repeat(22), type: 'vyrobek', count: 1 }, 44],
    ['deleteItem', { itemId: '9', confId: null }, 15],
    ['addService', { serviceId: 1 }, 15],
    ['addService', { serviceId: 23590 }, 15],
    ['setTransit', { transitId: 47, regionId: null }, 15],
    ['setTransit', { transitId: 47, regionId: 999 }, 15],
    ['setTransit', { transitId: 1, regionId: 101 }, 15],
    ['polozkyObchDokladu', { polozkyObchDokladu: [{ id: '00000000-0000-4000-8000-000000000000', mnozMj: 1 }] }, 15],
  ])('answers %s with %j by Err %i [OPEN-Q-121]', async (akce, fields, code) => {
    const { status, body } = await open.shopper.cart(akce, await open.shopper.newCart(), fields);
    expect([status, body['Err']]).toEqual([200, code]);
  });

  it('loses comfort delivery without its technical control: they are two services [OPEN-Q-45] [SERV-10] [SERV-11] [SERV-12]', async () => {
    const cart = await open.shopper.addConfigured(await open.shopper.newConfiguration());
    await open.shopper.cart('setTransit', cart, { transitId: 47, regionId: 101 });
    const services = async () => {
      const { sluzby } = (await open.shopper.cart('getCart', cart)).body['kosik_data'] as {
        sluzby: { sluzbaID: number }[];
      };
      return sluzby.map(({ sluzbaID }) => sluzbaID);
    };
    await open.shopper.cart('addService', cart, { serviceId: 23590 });
    expect(await services()).toEqual([23582, 23590]);
    await open.shopper.cart('dropService', cart, { serviceId: 23590 });
    expect(await services()).toEqual([23582]);
  });

  it('is at most 256 kB as it is stored and as it is answered, which it refuses to pass in words', async () => {
    const row = await open.shopper.newAssembly('OS1', 6, { width: 600, height: 800 });
    await open.shopper.configurator('zmenMistnost', row, { mistnost: 'Ž'.repeat(40) });
    const cart = await open.shopper.newCart();
    const products = Array.from({ length: 20 }, () => ({ cenikCode: 'OS1', configurationId: row }));
    const add = () => open.shopper.post('/api/v1/cart/add', { products }, { 'x-cart-id': cart });
    const sizes: number[] = [];
    for (let added = await add(); added.status === 200; added = await add())
      sizes.push(JSON.stringify((await open.shopper.cart('getCart', cart)).body).length);
    expect(await add()).toEqual({
      status: 400,
      body: {
        Err: 15,
        ErrText: 'Košík už větší být nemůže. Objednejte, co v\u00a0něm je, nebo některou položku odeberte.',
      },
    });
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(256_000);
    const sql = `SELECT octet_length(content::text) AS bytes FROM cart WHERE id = '${cart}'`;
    const [{ bytes }] = await query<{ bytes: number }>(await open.shop.databaseUrl('cart'), sql);
    expect(bytes).toBeLessThanOrEqual(256_000 * 1.1); // jsonb sets spaces
    await open.shopper.pickUp(cart);
    expect((await open.shopper.order(cart, 'prevodem_1', 1)).body).toMatchObject({ Err: 0 });
  });

  it('says how many pieces there are [CART-34] [OPEN-Q-92]', async () => {
    const { body } = await open.shopper.addStock(await open.shopper.newCart(), 1006, 999);
    expect(body).toEqual({ Err: 15, ErrText: expect.stringMatching(/^Aktuálně skladem pouze \d+ ks$/) as string });
  });

  it('that became an order answers Err 30, and a repeat the order [OPEN-Q-75]', async () => {
    const cart = await stockCart();
    const first = (await open.shopper.order(cart, 'prevodem_1', 1)).body;
    const form = { platbaID: 'prevodem_1', zaloha: first['due_now'] };
    expect((await open.shopper.sendOrder(cart, form)).body).toEqual(first);
    const other = (await open.shopper.sendOrder(cart, { ...form, memo: 'jinak' })).body;
    expect(other).toMatchObject({ Err: 15, objednavkaCislo: first['objednavkaCislo'] });
    expect((await open.shopper.cart('getCart', cart)).body['Err']).toBe(30);
  });

  it('is opened with other data by the key that it was ordered with, by a cart that somebody knows it is not [OPEN-Q-75]', async () => {
    const cart = await stockCart();
    const key = randomUUID();
    const first = (await open.shopper.order(cart, 'gopay_1', 1, {}, key)).body;
    const otherwise = { platbaID: 'gopay_1', zaloha: first['due_now'], memo: 'jinak' };
    const token = first['token'] as string;

    expect((await open.shopper.sendOrder(cart, otherwise, key)).body).toMatchObject({ Err: 15, token });
    const ofStranger = await open.shopper.sendOrder(cart, otherwise);
    expect(ofStranger.body).toMatchObject({ Err: 15, objednavkaID: first['objednavkaID'] });
    expect(JSON.stringify(ofStranger.body)).not.toContain(token);
    expect(ofStranger.body).not.toHaveProperty('gopay');
  });
});

describe('an order', () => {
  it('names every wrong field, an empty one by the words for it [CUST-10] [CUST-14] [ERR-07]', async () => {
    const wrong = {
      platbaID: 'prevodem_1',
      zaloha: 1,
      jmeno: ' ',
      psc: '12',
      kontaktEmail: '@',
      souhlas: false,
      memo: 'x'.repeat(3000),
    };
    const { body } = await open.shopper.sendOrder(await stockCart(), wrong);
    expect(body).toEqual({
      Err: 15,
      ErrText: 'Formulář obsahuje chyby',
      fields: {
        jmeno: 'Musí být vyplněno',
        psc: 'PSČ má 5 číslic.',
        kontaktEmail: 'Musí být vyplněno',
        souhlas: 'Potvrďte prosím obchodní podmínky.',
      },
    });
  });

  it.each([
    [{ platbaID: 'prevodem_1', zaloha: 1 }, 'Výše zálohy už neplatí. Zkontrolujte prosím košík.'],
    [{ platbaID: 'paypal_1', zaloha: 1 }, 'Tento způsob platby není pro tento košík možný.'],
    [{ platbaID: 'prevodem_0.3', zaloha: 1 }, 'Tento způsob platby není pro tento košík možný.'],
    [{ platbaID: 'zlaťáky', zaloha: 1 }, 'Tento způsob platby není pro tento košík možný.'],
    [{ platbaID: 'prevodem_1', zpusobPlatby: 'hotove', zaloha: 1 }, 'Tento způsob platby není pro tento košík možný.'],
    [{ platbaID: 'prevodem_1', platba: 'Dobírka', zaloha: 1 }, 'Tento způsob platby není pro tento košík možný.'],
    [
      { platbaID: 'gopay_1', zpusobPlatby: 'gopay', gopay: '', zaloha: 1 },
      'Tento způsob platby není pro tento košík možný.',
    ],
    [
      { platbaID: 'prevodem_1', zpusobPlatby: 'prevodem', gopay: 'GOPAY_PAYMENT_CARD', zaloha: 1 },
      'Tento způsob platby není pro tento košík možný.',
    ],
  ])('is refused with %j [OPEN-Q-66] [OPEN-Q-114] [PAY-01] [CUST-05]', async (form, words) => {
    expect((await open.shopper.sendOrder(await stockCart(), form)).body).toEqual({ Err: 15, ErrText: words });
  });

  it('names its payment by platbaID, without which it is no order [OPEN-Q-121]', async () => {
    const form = { zpusobPlatby: 'prevodem', platba: 'Převodem předem', zaloha: 1 };
    expect(await open.shopper.sendOrder(await stockCart(), form)).toMatchObject({ status: 400, body: { Err: 40 } });
  });

  it('is not made of a cart that has changed since its shopper saw it, and is then of what they see [OPEN-Q-75]', async () => {
    const cart = await stockCart();
    const revisionOf = async () =>
      ((await open.shopper.cart('getCart', cart)).body['kosik_data'] as { revize: number }).revize;
    const order = (seen: number) =>
      open.shopper.sendOrder(cart, { platbaID: 'hotove_0', zaloha: 0 }, randomUUID(), { 'x-revision': String(seen) });
    const seen = await revisionOf();
    await open.shopper.addStock(cart, 1007);

    expect((await order(seen)).body).toEqual({
      Err: 15,
      ErrText: 'Mezitím se něco změnilo. Zkontrolujte prosím aktuální stav.',
    });
    expect((await order(await revisionOf())).body).toMatchObject({ Err: 0 });
  });

  const tooCheap = 'Doprava je spočítaná do levnější oblasti. Vyberte ji prosím znovu podle tohoto PSČ.';

  it.each([
    ['of the form', { psc: '110 00', mesto: 'Praha' }, 'psc'],
    [
      'of another recipient',
      { dodJmeno: 'Petr', dodTelefon: '601 222 333', dodUlice: 'Dlouhá 1', dodMesto: 'Praha', dodPsc: '11000' },
      'dodPsc',
    ],
  ])(
    'is not brought to a postcode %s for the price of a cheaper region [OPEN-Q-62] [DELIV-09]',
    async (_, address, field) => {
      const [brno, prague] = [157, 101];
      const cart = await stockCart();
      const orderTo = async (region: number) => {
        await open.shopper.deliverTo(cart, region);
        return (await open.shopper.sendOrder(cart, { platbaID: 'hotove_0', zaloha: 0, ...address })).body;
      };

      expect(await orderTo(brno)).toMatchObject({
        Err: 15,
        fields: { [field]: tooCheap },
      });
      expect(await orderTo(prague)).toMatchObject({ Err: 0 });
    },
  );

  const unlisted =
    'Toto PSČ v\u00a0seznamu nemáme. Dopravu počítáme do nejdražší oblasti, do které může patřit; zavoláme vám a\u00a0místo doručení ověříme.';

  test('to a postcode in no list is priced for the most expensive region that is possible, before and after the order [OPEN-Q-62]', async () => {
    const [brno, cheb] = [157, 128];
    const address = { psc: '359 99', mesto: 'Nová Ves' };
    const cart = await stockCart();
    await open.shopper.deliverTo(cart, brno);
    expect((await open.shopper.order(cart, 'hotove_0', 0, address)).body).toMatchObject({ fields: { psc: tooCheap } });

    const { body } = await open.shopper.deliverToPostcode(cart, address.psc, brno);
    const { doprava } = body['kosik_data'] as Json;
    expect(doprava).toMatchObject({ regionID: cheb, upozorneni: unlisted });
    const ordered = (await open.shopper.order(cart, 'hotove_0', 0, address)).body;
    expect(ordered).toMatchObject({ Err: 0, doprava });
    const read = (await open.shopper.get(`/api/order/${String(ordered['token'])}`)).body;
    expect(read).toMatchObject({ doprava });
  });

  test('to a listed postcode says nothing of a call, also in a cart that was priced for an unlisted one', async () => {
    const cart = await stockCart();
    await open.shopper.deliverToPostcode(cart, '359 99');
    const ordered = (await open.shopper.order(cart, 'hotove_0', 0)).body;

    expect(ordered).toMatchObject({ Err: 0, doprava: { typ: 'doprava' } });
    expect(ordered['doprava']).not.toHaveProperty('upozorneni');
  });

  test('to a postcode that cannot exist is a fault of its field, in the cart and in the order [CUST-14]', async () => {
    const fields = { psc: 'Takové PSČ neexistuje. Zkontrolujte ho prosím.' };
    const cart = await stockCart();
    expect((await open.shopper.deliverToPostcode(cart, '999 99')).body).toMatchObject({ Err: 15, fields });
    await open.shopper.deliverTo(cart, 101);
    expect((await open.shopper.order(cart, 'hotove_0', 0, { psc: '99999' })).body).toMatchObject({ Err: 15, fields });

    await open.shopper.pickUp(cart);
    expect((await open.shopper.order(cart, 'hotove_0', 0, { psc: '99999' })).body).toMatchObject({ Err: 0 });
  });

  it('needs a delivery [DELIV-08]', async () => {
    const cart = await open.shopper.newCart();
    await open.shopper.addStock(cart, 1006);
    const { body } = await open.shopper.sendOrder(cart, { platbaID: 'prevodem_1', zaloha: 1 });
    expect(body).toEqual({ Err: 15, ErrText: 'Nejprve vyberte dopravu' });
  });
});

describe('files', () => {
  it('show products, offers and profiles as pictures', async () => {
    const { body } = await open.shopper.get('/api/products');
    const { vyrobky, sklad } = body as Record<'vyrobky' | 'sklad', { img: string }[]>;
    const cart = (
      await open.shopper.cart('getCart', await open.shopper.addConfigured(await open.shopper.newConfiguration()))
    ).body;
    const line = ((cart['kosik_data'] as Json)['polozky'] as Json[])[0]!;
    const profiles = (await open.shopper.configurator('getProfiles', await open.shopper.newConfiguration())).body[
      'data'
    ];
    const addresses = [vyrobky[0]!.img, sklad[0]!.img, (line['poznam'] as { img: string }).img];
    for (const address of [...addresses, ...(profiles as { img: string }[]).map(({ img }) => img)]) {
      const answer = await fetch(open.shop.url + address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(await answer.text()).toMatch(/^<svg /);
    }
  });

  it('show a configuration as it is, as a picture of its own [CFGDATA-04]', async () => {
    const id = await open.shopper.newConfiguration();
    const picture = async () => {
      const { body } = await open.shopper.configurator('getVyrobek', id);
      const answer = await fetch(open.shop.url + String(body['img']));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const white = await picture();
    await open.shopper.configurator('zmenBarvu', id, { barvaIn: 'D04', barvaOut: 'D04' });
    expect(await picture()).not.toBe(white);
  });

  it('hold the catalogue of a version for ever', async () => {
    const { katalog } = (await open.shopper.configurator('getVyrobek', await open.shopper.newConfiguration())).body;
    const answer = await fetch(`${open.shop.url}/api/catalogue/${String(katalog)}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.json()).toMatchObject({ manifest: { version: katalog } });
    for (const unknown of ['current', '%00', '%ED%A0%80'])
      expect([unknown, (await fetch(`${open.shop.url}/api/catalogue/${unknown}`)).status]).toEqual([unknown, 404]);
  });
});
