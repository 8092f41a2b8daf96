import type { Json } from '../../harness/shopper';
import { residents } from '../../harness/residents';
import { done, persistently } from '../shoppers/answers';
import type { CountedShopper } from '../shoppers/counted-shopper';
import type { Goods, Plan } from './plan';

const technicalControl = 23582;
const alwaysThere = 1007;

type Content = { readonly polozky: readonly { id: string; mnozMj: number }[]; readonly cena_sdph: number };
export type PayableCart = Content & { readonly platby: readonly Option[] };
type Option = {
  readonly platbaID: string;
  readonly disabled: boolean;
  readonly deposit: number;
  readonly due_now: number;
  readonly due_later: number;
};

/** Fills a cart as planned, changes it, and resolves to the id of the one that may be ordered. `letters` is told who got a link. */
export class FilledCart {
  private id = '';

  constructor(
    private readonly shopper: CountedShopper,
    private readonly plan: Plan,
    private readonly letters: string[],
  ) {}

  async fill(): Promise<string> {
    const { goods, changes, savesOffer, sendsCart } = this.plan;
    this.id = await persistently(() => this.shopper.newCart());
    for (const each of goods) await persistently(() => this.take(each));
    if ((await this.content()).polozky.length === 0) done(await this.shopper.addStock(this.id, alwaysThere));
    await this.change(changes);
    if (savesOffer) await this.saveOffer();
    if (sendsCart) await this.openSent();
    await this.choose();
    return this.id;
  }

  async content(): Promise<PayableCart> {
    const { body } = await persistently(() => this.shopper.cart('getCart', this.id));
    return body['kosik_data'] as PayableCart;
  }

  /** What is sold out, or cannot be had in that size, is left or taken as it is. */
  private async take(goods: Goods): Promise<void> {
    const { shopper, id } = this;
    if (goods.kind === 'stock') await shopper.addStock(id, goods.product, goods.pieces);
    if (goods.kind === 'accessory')
      done(await shopper.cart('addAccessoryToCart', id, { accessoryId: goods.accessory, ks: String(goods.pieces) }));
    if (goods.kind === 'made') await shopper.addConfigured(await this.configure(goods), id);
  }

  private async configure({ product, elements, width, height }: Goods & { kind: 'made' }): Promise<string> {
    if (elements > 1) return this.shopper.newAssembly(product, elements, { width, height });
    const configuration = await this.shopper.newConfiguration(product);
    await this.shopper.configurator('zmenRozmer', configuration, { width, height });
    return configuration;
  }

  private async change(how: Plan['changes']): Promise<void> {
    const { polozky } = await this.content();
    const { id, mnozMj } = polozky[0]!;
    if (how === 'more pieces') await this.changeLine({ id, mnozMj: mnozMj + 1 });
    if (how.startsWith('drops') && polozky.length > 1) done(await this.changeLine({ id, delete: true }));
    if (how.endsWith('back') && polozky.length > 1) done(await this.changeLine({ id, delete: false }));
  }

  private changeLine(line: object) {
    return persistently(() => this.shopper.cart('polozkyObchDokladu', this.id, { polozkyObchDokladu: [line] }));
  }

  private async saveOffer(): Promise<void> {
    const configuration = await this.shopper.newConfiguration();
    await this.send('/api/configuration', 'offer', { type: 'O', route: '/', configuration });
  }

  private async openSent(): Promise<void> {
    await this.send('/api/send-cart', 'cart', { cart_id: this.id });
    const { shopId } = this.shopper;
    const wanted = { shopId, akce: 'getNewCart', kopie: this.id };
    const opened = await persistently(() => this.shopper.post('/conf/api/dist/cartApi.php', wanted));
    this.id = done(opened)['kosikID'] as string;
  }

  /** One mail goes to that address, however often the call is repeated. */
  private async send(path: string, what: string, fields: object): Promise<void> {
    const email = `${what}-${this.plan.nth}@example.test`;
    const letter = { name: 'Jana', email, note: '', domain: this.shopper.host, ...fields };
    const headers = { 'x-change-id': `${what} of ${this.plan.nth}` };
    const { status, body } = await persistently(() => this.shopper.post(path, letter, headers));
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    this.letters.push(email);
  }

  private async choose(): Promise<Json> {
    const { delivered, keepsTechnicalControl, shop } = this.plan;
    if (!keepsTechnicalControl)
      await persistently(() => this.shopper.cart('dropService', this.id, { serviceId: technicalControl })); // where there is one
    const { region } = residents[shop.code];
    return done(
      await persistently(() => (delivered ? this.shopper.deliverTo(this.id, region) : this.shopper.pickUp(this.id))),
    );
  }
}
