import { Injectable } from '@nestjs/common';
import type { CartChange } from '@fenestra/contracts/http/cart';
import {
  mayDropTechnicalControl,
  mayHaveComfortDelivery,
  settleServices,
} from '@fenestra/domain/ordering/cart-services';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { type ShopCode, type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CapAtStock } from './cap-at-stock';
import type { CartContent } from './cart.entity';
import { withLabel, withQuantity } from './lines';
import { withoutLine, withRestoredLine } from './removed-lines';
import { PricedLines } from './priced-lines';
import { type CartAddress, UpdateCart } from './update-cart';

type ChangeResult = Result<CartContent, 'line-unknown' | 'quantity-refused' | 'service-refused'>;

@Injectable()
export class ChangeCart {
  constructor(
    private readonly updateCart: UpdateCart,
    private readonly capAtStock: CapAtStock,
    private readonly pricedLines: PricedLines,
  ) {}

  /** All changes or none. */
  execute(address: CartAddress, changes: readonly CartChange[]) {
    const shop = shopById(address.shopId).code;
    return this.updateCart.execute(address, async (content): Promise<ChangeResult> => {
      let next = content;
      for (const change of changes) {
        const changed =
          change.kind === 'price'
            ? await this.atTodaysPrice(change.line, next, address.shopId)
            : applyChange(change, next, shop);
        if (!changed.ok) return changed;
        next = settleServices(changed.value, shop);
      }
      return this.capAtStock.check(content, next);
    });
  }

  private async atTodaysPrice(id: string, content: CartContent, shopId: ShopId): Promise<ChangeResult> {
    if (!content.lines.some(({ line }) => line === id)) return refuse('line-unknown');
    const lines = await this.pricedLines.repriceLine({ shopId, content }, id);
    return accept({ ...content, lines });
  }
}

function applyChange(
  change: Exclude<CartChange, { kind: 'price' }>,
  content: CartContent,
  shop: ShopCode,
): ChangeResult {
  switch (change.kind) {
    case 'quantity': {
      const lines = withQuantity(content.lines, change);
      return lines.ok ? accept({ ...content, lines: lines.value }) : lines;
    }
    case 'room': {
      const lines = withLabel(content.lines, change.line, change.room);
      return lines.ok ? accept({ ...content, lines: lines.value }) : lines;
    }
    case 'remove':
      return withoutLine(content, change.line);
    case 'return':
      return withRestoredLine(content, change.line);
    case 'delivery':
      return accept({ ...content, delivery: change.delivery });
    case 'service':
      return withService(change, content, shop);
  }
}

function withService(
  { service, wanted }: Extract<CartChange, { kind: 'service' }>,
  content: CartContent,
  shop: ShopCode,
): ChangeResult {
  switch (service) {
    case 'technical-control':
      if (!wanted && !mayDropTechnicalControl(shop)) return refuse('service-refused', { service });
      return accept({ ...content, technicalControl: wanted });
    case 'comfort-delivery':
      if (wanted && !mayHaveComfortDelivery(shop, content)) return refuse('service-refused', { service });
      return accept({ ...content, comfortDelivery: wanted });
    case 'child-guard':
      return accept({ ...content, childGuard: wanted });
  }
}
