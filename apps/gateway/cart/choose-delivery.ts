import { Injectable } from '@nestjs/common';
import type { CartChange } from '@fenestra/contracts/http/cart';
import { transits } from '@fenestra/contracts/wire/cart';
import { postcodeError } from '@fenestra/domain/ordering/customer-data';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { Postcodes } from '../catalogue/postcodes';

type DeliveryInput = {
  readonly transit: number;
  readonly region?: number | null | undefined;
  readonly postcode?: string | null | undefined;
};

/** Turns setTransit into a change of the cart. A postcode decides the region, whatever region comes with it. */
@Injectable()
export class ChooseDelivery {
  constructor(private readonly postcodes: Postcodes) {}

  /** Pickup needs no region (DELIV-02), home delivery is refused without region and postcode (OPEN-Q-118). */
  async changeFor(
    { transit, region, postcode }: DeliveryInput,
    shop: Shop,
  ): Promise<Result<CartChange, 'delivery-refused' | 'order-data-refused'>> {
    if (transit === transits.pickup) return accept({ kind: 'delivery', delivery: { kind: 'pickup' } });
    if (transit !== transits.delivery) return refuse('delivery-refused');
    const error = postcode ? postcodeError(postcode, shop.code) : undefined;
    if (error) return refuse('order-data-refused', { letter: { psc: error } });
    const regions = postcode ? await this.postcodes.deliveryRegions(postcode, shop) : undefined;
    const regionOfPostcode = regions && (regions.own.find((id) => id === region) ?? regions.own[0]);
    const decided = regionOfPostcode ?? region;
    if (decided === null || decided === undefined) return refuse('delivery-refused');
    const delivery = { kind: 'delivery', region: decided } as const;
    return accept({ kind: 'delivery', delivery: regions?.isUnlisted ? { ...delivery, isUnlisted: true } : delivery });
  }
}
