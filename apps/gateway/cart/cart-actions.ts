import { Injectable } from '@nestjs/common';
import {
  addLines,
  type CartChange,
  type CartView,
  changeCart,
  createCart,
  listDeliveryPrices,
  listNextDiscounts,
  readCart,
} from '@fenestra/contracts/http/cart';
import { mergeCart, copyCart } from '@fenestra/contracts/http/sent-carts';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { regionsOf } from '@fenestra/domain/pricing/regions';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { CartClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import { Discounts } from '../discounts';
import { costOfCart } from '../edge/call-costs';
import { callService } from '../edge/call-service';
import { CallerLimits } from '../edge/caller-limits';
import type { WireReason } from '../edge/refusal';
import { type Answered, type Asked, type Handlers, WireEndpoint } from '../edge/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { PlaceOrder } from '../order/place-order';
import { Accessories } from './accessories';
import { type ChangedLine, isQuantity, itemOf, lineChangesOf, serviceChangeOf } from './cart-changes';
import { CartPresenter } from './cart-presenter';
import { ChooseDelivery } from './choose-delivery';
import { actionsToWire } from './actions-to-wire';
import { servicesToWire, transitsToWire } from './cart-to-wire';

type Body<Name extends keyof typeof cartActions> = z.output<(typeof cartActions)[Name]['body']>;
type Frame = { cartId: string };

/** What each `akce` of the cart address does. */
@Injectable()
export class CartActions {
  readonly endpoint = new WireEndpoint(cartActions, this.handlers(), (asked, refusal) =>
    this.placeOrder.existing(asked, refusal),
  );

  constructor(
    private readonly cart: CartClient,
    private readonly priceLists: PriceListCache,
    private readonly presenter: CartPresenter,
    private readonly accessories: Accessories,
    private readonly chooseDelivery: ChooseDelivery,
    private readonly discounts: Discounts,
    private readonly placeOrder: PlaceOrder,
    private readonly limits: CallerLimits,
  ) {}

  private handlers(): Handlers<typeof cartActions> {
    return {
      getNewCart: async (asked) => this.presented(asked.shop, await this.make(asked)),
      getCart: async (asked) => this.presented(asked.shop, await this.read(asked)),
      addItemToCart: (asked) => this.add(asked),
      addAccessoryToCart: ({ body, ...asked }) =>
        this.add({ ...asked, body: { ...body, kind: 'prislusenstvi', product: String(body.accessory) } }),
      deleteItem: (asked) => this.changeLines(asked, [{ line: asked.body.line, remove: true }]),
      addService: (asked) => this.changeIfPossible(asked, serviceChangeOf(asked.body.service, true)),
      dropService: (asked) => this.changeIfPossible(asked, serviceChangeOf(asked.body.service, false)),
      setTransit: async (asked) =>
        this.changeIfPossible(asked, await this.chooseDelivery.changeFor(asked.body, asked.shop)),
      polozkyObchDokladu: (asked) => this.changeLines(asked, asked.body.lines),
      getServiceList: (asked) => this.list(asked, servicesToWire),
      getRegionList: (asked) => this.regions(asked),
      getActionList: (asked) => this.actions(asked),
      getTransitList: (asked) => this.list(asked, transitsToWire),
      getAccessoryList: async (asked) => {
        const view = await this.readForList(asked);
        return view.ok ? accept(await this.accessories.list(view.value, asked.shop)) : view;
      },
      getAccessoryRecommended: async (asked) => {
        const view = await this.readForList(asked);
        return view.ok
          ? this.accessories.recommend(view.value, asked.body.accessory, asked.body.size, asked.shop)
          : view;
      },
      newOrder: (asked) => this.placeOrder.execute(asked),
    };
  }

  private async make({ shop, body: { copyOf } }: Asked<Body<'getNewCart'>>) {
    const body = { shopId: shop.id };
    if (copyOf === undefined) return this.cart.call(createCart, { body });
    return isOpaqueId(copyOf) ? this.cart.call(copyCart, { params: { id: copyOf }, body }) : refuse('cart-unknown');
  }

  private async read({ shop, body }: Asked<Frame>) {
    if (!isOpaqueId(body.cartId)) return refuse('cart-unknown');
    return this.cart.call(readCart, cartOf(body.cartId, shop));
  }

  /** Its answer does not show the lines of the cart, but they are read for it. */
  private async readForList(asked: Asked<Frame>) {
    const view = await this.read(asked);
    if (view.ok) await this.limits.addWork(costOfCart(view.value.lines), asked.caller);
    return view;
  }

  private async add(asked: Asked<Body<'addItemToCart'>>): Answered<Cart> {
    const { shop, body, seen, changeId } = asked;
    if (!isOpaqueId(body.cartId)) return refuse('cart-unknown');
    if (body.kind === 'kosik') return this.addCart(asked);
    const item = itemOf(body);
    if (!item.ok) return item;
    if (!isQuantity(body.quantity)) return refuse('quantity-refused');
    const params = { id: body.cartId };
    const items = [{ item: item.value, quantity: body.quantity }];
    const input = { params, body: { shopId: shop.id, items, seen, changeId } };
    return this.presented(shop, await callService(this.cart, addLines, input));
  }

  private async addCart({ shop, body, seen, changeId }: Asked<Body<'addItemToCart'>>): Answered<Cart> {
    if (!isOpaqueId(body.product)) return refuse('cart-unknown');
    const input = { params: { id: body.cartId }, body: { shopId: shop.id, from: body.product, seen, changeId } };
    return this.presented(shop, await callService(this.cart, mergeCart, input));
  }

  /** That a cart is unknown is said before what is wrong with its lines. */
  private async changeLines(asked: Asked<Frame>, lines: readonly ChangedLine[]): Answered<Cart> {
    const changes = lineChangesOf(lines);
    if (changes.ok && changes.value.length > 0) return this.change(asked, changes.value);
    const view = await this.read(asked);
    return view.ok && !changes.ok ? changes : this.presented(asked.shop, view);
  }

  private async changeIfPossible(asked: Asked<Frame>, change: Result<CartChange, WireReason>): Answered<Cart> {
    return change.ok ? this.change(asked, [change.value]) : change;
  }

  private async change({ shop, body, seen, changeId }: Asked<Frame>, changes: CartChange[]): Answered<Cart> {
    if (!isOpaqueId(body.cartId)) return refuse('cart-unknown');
    const input = { params: { id: body.cartId }, body: { shopId: shop.id, changes, seen, changeId } };
    return this.presented(shop, await callService(this.cart, changeCart, input));
  }

  private async list<Item>(asked: Asked<Frame>, toItems: (view: CartView, shop: Shop) => Item[]) {
    const view = await this.readForList(asked);
    return view.ok ? accept({ items: toItems(view.value, asked.shop) }) : view;
  }

  private async regions({ shop, body: { cartId } }: Asked<Frame>) {
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const prices = await this.cart.call(listDeliveryPrices, cartOf(cartId, shop));
    if (!prices.ok) return prices;
    const items = regionsOf(shop, await this.priceLists.now()).map(({ id, code, name }) => {
      const price = prices.value[id];
      return { region: id, code, name, ...(price !== undefined && { price }) };
    });
    return accept({ items });
  }

  private async actions({ shop, body: { cartId } }: Asked<Frame>) {
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const next = await this.cart.call(listNextDiscounts, cartOf(cartId, shop));
    return next.ok ? accept({ items: actionsToWire(await this.discounts.of(shop), next.value) }) : next;
  }

  private async presented(shop: Shop, answer: Result<CartView, WireReason>): Answered<Cart> {
    return answer.ok ? accept(await this.presenter.present(answer.value, shop)) : answer;
  }
}

const cartOf = (id: string, shop: Shop) => ({ params: { id }, query: { shopId: String(shop.id) } });
