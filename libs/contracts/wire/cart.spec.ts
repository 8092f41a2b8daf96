import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from './cart';

type Json = Record<string, unknown>;
type WireCart = Json & { polozky: Json[]; doprava: Json | null; sluzby: { sluzbaID: number }[] };

const folder = join(__dirname, 'examples');
const answers = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { answer: Json }).answer);
const carts = answers.flatMap(({ kosik_data }) => (kosik_data ? [kosik_data as WireCart] : []));

/** Words of the specification, as one line each. */
const words = (text: string) => text.split(' ');

const sums = 'sumZklCelkem sumDphCelkem sumCelkem szbDphZakl';
const parts = 'ceny_vyrobek ceny_doplnky ceny_ostatni ceny_sluzby ceny_doprava';
const line =
  'id polozkaID konfiguraceID typ nazev cenik cenaMj sumZkl mnozMj pocet_ks cena_po_sleve cena_jedn_po_sleve cena_po_sleve_jedn sklad polozka_podpolozky polozka_cena_detail doplnkoveRozmer colorDetail poznam';
const detail = 'cena_jedn_vyrobek cena_vyrobek cena_jedn_doplnky cena_jedn_ostatni';
const product =
  'sklad sklad_id sklad_pocet typ rozmer_sirka rozmer_vyska barva_in_txt barva_out_txt klika_txt provedeni_txt vypln ramecek ornament doplnky';
const payment = 'value name icon description how_much_you_save disabled_when_tech_control';

const lines = carts.flatMap(({ polozky }) => polozky);
const products = lines.flatMap(({ poznam }) => {
  const { data_vyrobek } = poznam as { data_vyrobek: { data: Json } | null };
  return data_vyrobek ? [data_vyrobek.data] : [];
});

describe('every recorded cart', () => {
  it.each<[string, readonly Json[], string]>([
    ['parts of its price [CARTDATA-02]', carts.map(({ ceny }) => ceny as Json), parts],
    ['totals [CARTDATA-03]', carts, sums],
    ['lines [CARTDATA-06]', lines, line],
    ['parts of the price of a line [CARTDATA-09]', lines.map((each) => each['polozka_cena_detail'] as Json), detail],
    ['notes of a line [CARTDATA-10]', lines.map(({ poznam }) => poznam as Json), 'img data_vyrobek'],
    ['products [CARTDATA-11]', products, product],
    ['services [CARTDATA-13]', carts.flatMap(({ sluzby }) => sluzby), 'sluzbaID nazev cena'],
    ['ways to pay [CARTDATA-17]', carts.flatMap(({ platby }) => platby as Json[]), payment],
  ])('names all of its %s', (_, entries, names) => {
    expect(entries.length).toBeGreaterThan(1);
    for (const entry of entries) expect(Object.keys(entry)).toEqual(expect.arrayContaining(words(names)));
  });

  it('has lines, delivery, discounts, services and sums [CARTDATA-01]', () => {
    const sums = ['ceny', 'sleva', 'cena_celkem', 'cena_po_sleve', 'cena_sdph', 'dph', 'dph_sazba'];
    const names = ['polozky', 'doprava', 'akce', 'sluzby', 'pouze_sklad', ...sums];
    for (const cart of carts) expect(Object.keys(cart)).toEqual(expect.arrayContaining(names));
    expect(new Set(carts.map((cart) => cart['pouze_sklad']))).toEqual(new Set(['true', 'false']));
  });

  it('says that it is controlled exactly when it has that service [CARTDATA-05]', () => {
    for (const { isTechnicalControl, sluzby } of carts)
      expect(isTechnicalControl).toBe(sluzby.some(({ sluzbaID }) => sluzbaID === services.technicalControl));
    expect(services.technicalControl).toBe(23582);
    expect(new Set(carts.map(({ isTechnicalControl }) => isTechnicalControl)).size).toBe(2);
  });

  it('keeps whether comfort delivery and child safety are wanted [SERV-16] [SERV-17]', () => {
    for (const cart of carts)
      expect([typeof cart['comfortDelivery'], typeof cart['childGuard']]).toEqual(['boolean', 'boolean']);
  });

  it('gives the unit price after discount under both of its names, times the quantity the price of the line [OPEN-Q-112] [CARTDATA-06]', () => {
    const lines = carts.flatMap(({ polozky }) => polozky);
    for (const { cena_jedn_po_sleve: unit, cena_po_sleve_jedn: again, mnozMj, sumZkl } of lines) {
      expect(again).toBe(unit);
      expect(Number(unit) * Number(mnozMj)).toBeCloseTo(Number(sumZkl), 2);
    }
    expect(lines.length).toBeGreaterThan(3);
  });

  it('has lines of the four kinds only [CARTDATA-07]', () => {
    const kinds = new Set(carts.flatMap(({ polozky }) => polozky.map(({ typ }) => typ)));
    expect(['vyrobek', 'prislusenstvi', 'doplnek', 'other']).toEqual(expect.arrayContaining([...kinds]));
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('has its delivery by id, kind and region; regions have their code [CARTDATA-15]', () => {
    const deliveries = carts.flatMap(({ doprava }) => (doprava ? [doprava] : []));
    expect(new Set(deliveries.map(({ typ }) => typ))).toEqual(new Set(['osobni_odber', 'doprava']));
    for (const each of deliveries) expect(each).toMatchObject({ dopravaID: expect.any(Number) as number });
    for (const each of deliveries) expect(each).toHaveProperty('regionID');
    const region = answers
      .flatMap(({ data }) => (Array.isArray(data) ? (data as Json[]) : []))
      .find((each) => each['kodOkres']);
    expect(region).toMatchObject({ kodOkres: expect.any(String) as string, regionID: expect.any(Number) as number });
  });

  it('has an id, prices, discounts, what was chosen of it, and lists of regions and deliveries to choose from [CARTDATA-04]', () => {
    const state = ['ceny', 'akce', 'doprava', 'platby', 'comfortDelivery', 'childGuard', 'isTechnicalControl'];
    for (const cart of carts) expect(Object.keys(cart)).toEqual(expect.arrayContaining(state));
    for (const answer of answers.filter(({ kosik_data }) => kosik_data)) expect(answer).toHaveProperty('kosikID');
    const listed = answers.flatMap(({ data }) => (Array.isArray(data) ? (data as Json[]) : [])).flatMap(Object.keys);
    expect(listed).toEqual(expect.arrayContaining(['regionID', 'dopravaID']));
  });
});
