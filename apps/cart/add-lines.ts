import { Injectable } from '@nestjs/common';
import type { RequestedItem } from './make-line';
import { PutLines } from './put-lines';
import { type CartAddress, UpdateCart } from './update-cart';

@Injectable()
export class AddLines {
  constructor(
    private readonly updateCart: UpdateCart,
    private readonly putLines: PutLines,
  ) {}

  /** All items or none. */
  async execute(address: CartAddress, requested: readonly RequestedItem[]) {
    const newLines = await this.putLines.createLines(address.shopId, requested);
    if (!newLines.ok) return newLines;
    return this.updateCart.execute(address, (content) => this.putLines.addTo(content, address.shopId, newLines.value));
  }
}
