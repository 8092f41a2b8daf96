import { Injectable } from '@nestjs/common';
import { MakeLine, type WantedItem } from './make-line';
import { PutLine } from './put-line';
import { type CartAddress, UpdateCart } from './update-cart';

@Injectable()
export class AddLine {
  constructor(
    private readonly updateCart: UpdateCart,
    private readonly makeLine: MakeLine,
    private readonly putLine: PutLine,
  ) {}

  /** The line is made before the cart is touched, so a failure leaves the cart, and a line to be replaced, as it was (OPEN-Q-42). */
  async execute(address: CartAddress, wanted: WantedItem) {
    const made = await this.makeLine.of(address.shopId, wanted);
    if (!made.ok) return made;
    return this.updateCart.execute(address, (content) =>
      this.putLine.into(content, address.shopId, made.value, wanted.item),
    );
  }
}
