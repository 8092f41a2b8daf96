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
import { cartCost } from '../costs/request-costs';
import { callService } from '../wire/call-service';
import { RateLimits } from '../edge/rate-limits';
import type { WireReason } from '../wire/wire-errors';
import { type WireResult, type ParsedRequest, type Handlers, WireEndpoint } from '../wire/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { PlaceOrder } from '../order/place-order';
import { Accessories } from './accessories';
import { type LineChangeInput, isValidQuantity, parseItem, parseLineChanges, serviceChange } from './cart-changes';
import { CartPresenter } from './cart-presenter';
import { ChooseDelivery } from './choose-delivery';
import { discountActionsToWire } from './discount-actions-to-wire';
import { servicesToWire, transitsToWire } from './cart-to-wire';

type Body<Name extends keyof typeof cartActions> = z.output<(typeof cartActions)[Name]['body']>;
type Frame = { cartId: string };

/** What each `akce` of the cart address does. */
@Injectable()
export class CartActions {
  readonly endpoint = new WireEndpoint(cartActions, this.handlers(), (asked, refusal) =>
    this.placeOrder.existingOrder(asked, refusal),
  );

  constructor(
    private readonly cart: CartClient,
    private readonly priceLists: PriceListCache,
    private readonly presenter: CartPresenter,
    private readonly accessories: Accessories,
    private readonly chooseDelivery: ChooseDelivery,
    private readonly discounts: Discounts,
    private readonly placeOrder: PlaceOrder,
    private readonly limits: RateLimits,
  ) {}

  private handlers(): Handlers<typeof cartActions> {
    return {
      getNewCart: async (asked) => this.present(asked.shop, await this.createOrCopyCart(asked)),
      getCart: async (asked) => this.present(asked.shop, await this.read(asked)),
      addItemToCart: (asked) => this.add(asked),
      addAccessoryToCart: ({ body, ...asked }) =>
        this.add({ ...asked, body: { ...body, kind: 'prislusenstvi', product: String(body.accessory) } }),
      deleteItem: (asked) => this.changeLines(asked, [{ line: asked.body.line, remove: true }]),
      addService: (asked) => this.changeIfPossible(asked, serviceChange(asked.body.service, true)),
      dropService: (asked) => this.changeIfPossible(asked, serviceChange(asked.body.service, false)),
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

  private async createOrCopyCart({ shop, body: { copyOf } }: ParsedRequest<Body<'getNewCart'>>) {
    const body = { shopId: shop.id };
    if (copyOf === undefined) return this.cart.call(createCart, { body });
    return isOpaqueId(copyOf) ? this.cart.call(copyCart, { params: { id: copyOf }, body }) : refuse('cart-unknown');
  }

  private async read({ shop, body }: ParsedRequest<Frame>) {
    if (!isOpaqueId(body.cartId)) return refuse('cart-unknown');
    return this.cart.call(readCart, cartOf(body.cartId, shop));
  }

  /** Its answer does not show the lines of the cart, but they are read for it. */
  private async readForList(asked: ParsedRequest<Frame>) {
    const view = await this.read(asked);
    if (view.ok) await this.limits.recordWork(cartCost(view.value.lines), asked.client);
    return view;
  }

  private async add(asked: ParsedRequest<Body<'addItemToCart'>>): WireResult<Cart> {
    const { shop, body, seenRevision, changeId } = asked;
    if (!isOpaqueId(body.cartId)) return refuse('cart-unknown');
    if (body.kind === 'kosik') return this.addCart(asked);
    const item = parseItem(body);
    if (!item.ok) return item;
    if (!isValidQuantity(body.quantity)) return refuse('quantity-refused');
    const params = { id: body.cartId };
    const items = [{ item: item.value, quantity: body.quantity }];
    const input = { params, body: { shopId: shop.id, items, seen: seenRevision, changeId } };
    return this.present(shop, await callService(this.cart, addLines, input));
  }

  private async addCart({
    shop,
    body,
    seenRevision,
    changeId,
  }: ParsedRequest<Body<'addItemToCart'>>): WireResult<Cart> {
    if (!isOpaqueId(body.product)) return refuse('cart-unknown');
    const input = {
      params: { id: body.cartId },
      body: { shopId: shop.id, from: body.product, seen: seenRevision, changeId },
    };
    return this.present(shop, await callService(this.cart, mergeCart, input));
  }

  /** That a cart is unknown is said before what is wrong with its lines. */
  private async changeLines(asked: ParsedRequest<Frame>, lines: readonly LineChangeInput[]): WireResult<Cart> {
    const changes = parseLineChanges(lines);
    if (changes.ok && changes.value.length > 0) return this.change(asked, changes.value);
    const view = await this.read(asked);
    return view.ok && !changes.ok ? changes : this.present(asked.shop, view);
  }

  private async changeIfPossible(
    asked: ParsedRequest<Frame>,
    change: Result<CartChange, WireReason>,
  ): WireResult<Cart> {
    return change.ok ? this.change(asked, [change.value]) : change;
  }

  private async change(
    { shop, body, seenRevision, changeId }: ParsedRequest<Frame>,
    changes: CartChange[],
  ): WireResult<Cart> {
    if (!isOpaqueId(body.cartId)) return refuse('cart-unknown');
    const input = { params: { id: body.cartId }, body: { shopId: shop.id, changes, seen: seenRevision, changeId } };
    return this.present(shop, await callService(this.cart, changeCart, input));
  }

  private async list<Item>(asked: ParsedRequest<Frame>, toItems: (view: CartView, shop: Shop) => Item[]) {
    const view = await this.readForList(asked);
    return view.ok ? accept({ items: toItems(view.value, asked.shop) }) : view;
  }

  private async regions({ shop, body: { cartId } }: ParsedRequest<Frame>) {
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const prices = await this.cart.call(listDeliveryPrices, cartOf(cartId, shop));
    if (!prices.ok) return prices;
    const items = regionsOf(shop, await this.priceLists.now()).map(({ id, code, name }) => {
      const price = prices.value[id];
      return { region: id, code, name, ...(price !== undefined && { price }) };
    });
    return accept({ items });
  }

  private async actions({ shop, body: { cartId } }: ParsedRequest<Frame>) {
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const next = await this.cart.call(listNextDiscounts, cartOf(cartId, shop));
    return next.ok ? accept({ items: discountActionsToWire(await this.discounts.namesFor(shop), next.value) }) : next;
  }

  private async present(shop: Shop, answer: Result<CartView, WireReason>): WireResult<Cart> {
    return answer.ok ? accept(await this.presenter.present(answer.value, shop)) : answer;
  }
}

const cartOf = (id: string, shop: Shop) => ({ params: { id }, query: { shopId: String(shop.id) } });
