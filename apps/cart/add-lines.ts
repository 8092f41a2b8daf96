import { Injectable } from '@nestjs/common';
import type { WantedItem } from './make-line';
import { PutLines } from './put-lines';
import { type CartAddress, UpdateCart } from './update-cart';

@Injectable()
export class AddLines {
  constructor(
    private readonly updateCart: UpdateCart,
    private readonly putLines: PutLines,
  ) {}

  /** All items or none. */
  async execute(address: CartAddress, wanted: readonly WantedItem[]) {
    const made = await this.putLines.make(address.shopId, wanted);
    if (!made.ok) return made;
    return this.updateCart.execute(address, (content) => this.putLines.into(content, address.shopId, made.value));
  }
}
