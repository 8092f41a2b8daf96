import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { request } from 'undici';
import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { readPdf, textsOfPage } from '@fenestra/testing/read-pdf';
import { eventually } from '@fenestra/testing/time';
import { sharedShopAndShopper } from './shop-and-shopper';

/** What the holder of an order's link, or of its number, gets of the public edge once it is placed. */
const open = sharedShopAndShopper();
const cs = shopByCode('cs');
const { orderPage, orderPaper, legal, currency } = textsOf(cs);
const unknown = 'A'.repeat(22);

type Placed = { readonly token: string; readonly number: string; readonly email: string };
type Sums = Record<'cena_po_sleve' | 'dph' | 'cena_sdph' | 'due_now' | 'due_later', number>;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
/** With head and foot of each page. */
const wordsOf = async (pdf: Buffer): Promise<string> =>
  plain((await readPdf(pdf)).flatMap((page) => [page.silent, ...textsOfPage(page)]).join(' '));

/** A window made to measure and two from stock, 30 % by transfer. */
async function order(): Promise<Placed> {
  const { shopper } = open;
  const cart = await shopper.addConfigured(await shopper.newConfiguration('SL2'));
  await shopper.addStock(cart, 1007, 2);
  await shopper.pickUp(cart);
  const email = `${randomUUID()}@example.test`;
  const { body } = await shopper.order(cart, 'prevodem_0.3', 0.3, { kontaktEmail: email });
  return { token: body['token'] as string, number: body['objednavkaCislo'] as string, email };
}

const pageOf = async ({ token }: Pick<Placed, 'token'>) => (await open.shopper.get(`/api/order/${token}/page`)).body;

async function fetched(path: string) {
  const { statusCode, headers, body } = await request(open.shop.url + path, { headers: { host: 'cs.localhost' } });
  const { 'content-type': type, 'content-disposition': disposition } = headers;
  return { status: statusCode, type, disposition, bytes: Buffer.from(await body.arrayBuffer()) };
}

describe('papers of an order', () => {
  it('hold the sums that its page has, and say what they are not', async () => {
    const placed = await order();
    const sums = (await pageOf(placed))['objednavka'] as Sums;

    for (const [path, title] of [
      [proformaPdfPath(placed.token), orderPage.proforma],
      [orderPdfPath(placed.token), orderPage.summary],
    ] as const) {
      const { status, type, bytes } = await fetched(path);
      const said = await wordsOf(bytes);
      expect([status, type]).toEqual([200, 'application/pdf']);
      for (const words of [title, placed.number, orderPaper.plan.title]) expect(said).toContain(plain(words));
      for (const sum of ['cena_po_sleve', 'dph', 'cena_sdph', 'due_now', 'due_later'] as const)
        expect(said).toContain(plain(exactAmount(Math.round(sums[sum] * 100), cs, currency)));
    }
    expect(await wordsOf((await fetched(proformaPdfPath(placed.token))).bytes)).toContain(
      plain(orderPaper.proforma.noInvoice),
    );
  });

  it.each([
    ['no order has', unknown],
    ['is none', 'x'],
  ])('are not there for a token that %s', async (_, token) => {
    for (const path of [proformaPdfPath(token), orderPdfPath(token)])
      expect(await fetched(path)).toMatchObject({ status: 404, type: expect.stringMatching('json') as string });
  });

  test('are saved under their name and the number of the order', async () => {
    const { token, number } = await order();
    const nameOf = async (path: string) => (await fetched(path)).disposition;

    expect(await nameOf(orderPdfPath(token))).toBe(
      `attachment; filename="Souhrn objednavky ${number.replace('/', '-')}.pdf"; filename*=UTF-8''Souhrn%20objedn%C3%A1vky%20${number.replace('/', '-')}.pdf`,
    );
    expect(await nameOf(proformaPdfPath(token))).toBe(
      `attachment; filename="Zalohova faktura ${variableSymbol(number)}.pdf"; filename*=UTF-8''Z%C3%A1lohov%C3%A1%20faktura%20${variableSymbol(number)}.pdf`,
    );
  });

  it('come with the confirmation as far as the law wants them: its terms can be opened and read', async () => {
    const { email } = await order();
    const inbox = `${open.shop.sandboxUrl}/inbox/messages`;
    let [mail]: { id: string }[] = [];
    await eventually(async () => {
      [mail] = (await (await fetch(`${inbox}?to=${encodeURIComponent(email)}`)).json()) as { id: string }[];
      expect(mail).toBeDefined();
    });
    const { attachments } = await PostalMime.parse(await (await fetch(`${inbox}/${mail!.id}.eml`)).arrayBuffer());
    const papers = attachments.filter(({ mimeType }) => mimeType === 'application/pdf');

    expect(papers.map(({ filename, disposition }) => [filename, disposition])).toEqual([
      [`${legal.terms.title}.pdf`, 'attachment'],
    ]);
    const said = await wordsOf(Buffer.from(papers[0]!.content as ArrayBuffer));
    for (const paragraph of [...legal.terms.paragraphs, ...legal.withdrawal.paragraphs])
      expect(said).toContain(plain(paragraph));
  });
});

describe('a withdrawal [2011/83/EU Art. 11a]', () => {
  const post = async (path: string, body: object, key: string = randomUUID()) => {
    const headers = { host: 'cs.localhost', 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await request(open.shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.statusCode, headers: answer.headers, body: (await answer.body.json()) as object };
  };
  const right = { jmeno: 'Jana Nováková', cislo: '2026/07999999', email: 'jana@example.test' };
  const stockOf = async (placed: Placed) => {
    const { polozky } = (await pageOf(placed))['odstoupeni'] as { polozky: { id: string; zbyva: number }[] };
    return polozky.find(({ zbyva }) => zbyva > 0)!;
  };

  it.each([
    ['no name', { jmeno: ' \n' }, ['jmeno']],
    ['what is no number of an order', { cislo: '1482' }, ['cislo']],
    ['what is no address', { email: 'jana' }, ['email']],
    ['nothing that is right', { jmeno: '', cislo: '', email: '' }, ['jmeno', 'cislo', 'email']],
  ])('by number with %s is told which fields those are', async (_, wrong, fields) => {
    const { status, body } = await post('/api/withdrawal', { ...right, ...wrong });

    expect([status, body]).toMatchObject([400, { Err: 15 }]);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(fields);
  });

  it('by number is kept by no cache, and one for several tries', async () => {
    const placed = await order();
    const declared = { ...right, cislo: ` ${placed.number} `, email: placed.email.toUpperCase() };
    const key = randomUUID();
    const tries = [await post('/api/withdrawal', declared, key), await post('/api/withdrawal', declared, key)];

    for (const { status, headers } of tries) expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect((await pageOf(placed))['odstoupeni']).toMatchObject({ podano: [{ jmeno: right.jmeno }] });
  });

  it('by the link takes the name with single spaces and answers with the amount, once for several tries', async () => {
    const placed = await order();
    const { id } = await stockOf(placed);
    const declared = { jmeno: ' Jana  Nováková', polozky: [{ id, mnozMj: 1 }] };
    const path = `/api/order/${placed.token}/withdrawal`;
    const key = randomUUID();
    const twoLines = await post(path, { ...declared, jmeno: 'Jana\nNováková' });
    expect([twoLines.status, Object.keys((twoLines.body as { fields: object }).fields)]).toEqual([400, ['jmeno']]);
    const tries = [await post(path, declared, key), await post(path, declared, key)];

    expect(tries[0]).toMatchObject({
      status: 201,
      body: { jmeno: 'Jana Nováková', castka: expect.any(Number) as number },
    });
    expect(tries[1]!.body).toEqual(tries[0]!.body);
    expect(await stockOf(placed)).toEqual({ id, zbyva: 1, duvod: null });
  });

  it.each([
    ['a token that no order has', unknown, 'Jana', 404],
    ['a token that is none', 'x', 'Jana', 404],
    ['no name', null, ' ', 400],
    ['no pieces', null, 'Jana', 400],
  ])('by the link with %s is refused', async (_, token, jmeno, status) => {
    const path = `/api/order/${token ?? (await order()).token}/withdrawal`;

    expect(await post(path, { jmeno, polozky: [] })).toMatchObject({ status, body: { Err: 15 } });
  });
});
