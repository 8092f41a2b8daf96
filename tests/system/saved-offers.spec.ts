import { randomUUID } from 'node:crypto';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { createConfiguration } from '@fenestra/contracts/http/configuration';
import { saveQuote } from '@fenestra/contracts/http/quotes';
import { type ShopId, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { must } from '@fenestra/testing/must';
import { eventually } from '@fenestra/testing/time';
import { Pipeline } from './pipeline';

/** A drawing is told in words, the logo is not. */
const drawing = /<img[^>]* alt="[^"]+"/g;
const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

type Delivered = { readonly id: string; readonly subject: string };

describe('the link of a saved offer [SAVE-05, SHOP-14]', () => {
  let shop: Pipeline;

  beforeAll(async () => {
    shop = await Pipeline.start();
  });
  afterAll(() => shop.close());

  const configured = async (shopId: ShopId): Promise<string> =>
    must(
      await shop.configuration.client.call(createConfiguration, { body: { shopId, productId: 'ST2', stock: false } }),
    ).configurationId;

  async function save(shopId: ShopId, email: string, elements = 1, changeId: string = randomUUID()): Promise<string> {
    const configurationIds = await Promise.all(Array.from({ length: elements }, () => configured(shopId)));
    const letter = { name: 'Jana <b>Nováková</b>', email, note: 'Ložnice v patře.' };
    const body = { shopId, configurationIds, type: 'O', route: '/doplnky/', letter, changeId };
    return must(await shop.configuration.client.call(saveQuote, { body })).savedId;
  }
  const inbox = async (email: string): Promise<Delivered[]> =>
    (await (await fetch(`${shop.sandbox.http}/inbox/messages?to=${encodeURIComponent(email)}`)).json()) as Delivered[];
  const written = async (id: string, format: 'html' | 'txt'): Promise<string> =>
    (await fetch(`${shop.sandbox.http}/inbox/messages/${id}.${format}`)).text();
  async function mailTo(email: string): Promise<Delivered> {
    await eventually(async () => {
      shop.clock.passMinutes(0.01);
      expect(await inbox(email)).toHaveLength(1);
    });
    return (await inbox(email))[0]!;
  }

  it.each(shops.map(({ code, id }) => [code, id] as const))(
    'is mailed in the words of %s, with number, drawing, price and note',
    async (code, shopId) => {
      const email = `saved-${code}@example.test`;
      const savedId = await save(shopId, email);
      const { id, subject } = await mailTo(email);
      const [html, text] = [await written(id, 'html'), await written(id, 'txt')];

      const { mail } = textsOf(shops.find((one) => one.code === code)!).offer;
      expect(subject).toContain(mail.subject(''));
      for (const part of [html, text].map(withPlainSpaces)) {
        expect(part).toContain(`/conf/#/doplnky/?configuration=${savedId}`);
        expect(part).toContain(`/api/configuration/${savedId}/nabidka.pdf`);
        expect(part).toContain('Ložnice v patře.');
        expect(part).toContain(withPlainSpaces(mail.title));
      }
      expect(withPlainSpaces(html)).toContain(quoteNumber(savedId));
      expect(html).not.toContain('<b>Nov');
      expect(html.match(drawing)).toEqual([expect.stringContaining('width="350"')]);
    },
  );

  it('is mailed once for one request, with a small drawing of each element of a project [SAVE-05]', async () => {
    const email = 'project@example.test';
    await save(7, email, 2);
    const { id } = await mailTo(email);

    const small: unknown = expect.stringContaining('width="112"');
    expect((await written(id, 'html')).match(drawing)).toEqual([small, small]);
    expect(await inbox(email)).toHaveLength(1);
  });

  it('leaves no address in the rows of mails', async () => {
    await save(7, 'rows@example.test');
    await mailTo('rows@example.test');

    expect(JSON.stringify(await shop.notifications.db.query('SELECT * FROM mail'))).not.toContain('@');
  });
});
