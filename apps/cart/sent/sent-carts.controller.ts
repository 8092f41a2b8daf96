import { Controller } from '@nestjs/common';
import { addCart, copyCart, readCartLetter, sendCart } from '@fenestra/contracts/http/sent-carts';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { AddCart } from './add-cart';
import { CopyCart } from './copy-cart';
import { ReadCartLetter } from './read-cart-letter';
import { SendCart } from './send-cart';

@Controller()
export class SentCartsController {
  constructor(
    private readonly copyCart: CopyCart,
    private readonly addCart: AddCart,
    private readonly sendCart: SendCart,
    private readonly readCartLetter: ReadCartLetter,
  ) {}

  @Serve(copyCart)
  copy({ params: { id }, body: { shopId } }: Call<typeof copyCart>) {
    return this.copyCart.execute(id, shopId);
  }

  @Serve(addCart)
  add({ params: { id }, body: { from, ...address } }: Call<typeof addCart>) {
    return this.addCart.execute({ id, ...address }, from);
  }

  @Serve(sendCart)
  send({ params: { id }, body }: Call<typeof sendCart>) {
    return this.sendCart.execute(id, body);
  }

  @Serve(readCartLetter)
  letter({ params: { id } }: Call<typeof readCartLetter>) {
    return this.readCartLetter.execute(id);
  }
}
