import { Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { SavedOffers } from './saved-offer.table';

@Injectable()
export class ReadOfferDocument {
  constructor(private readonly offers: SavedOffers) {}

  async execute(id: string, shopId: ShopId) {
    const found = await this.offers.open(id, shopId);
    return found.ok ? accept({ data: '' }) : found;
  }
}
