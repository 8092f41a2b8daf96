import { Controller } from '@nestjs/common';
import { mergeCart, copyCart, readCartMailRequest, sendCart } from '@fenestra/contracts/http/sent-carts';
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

  @Serve(mergeCart)
  add({ params: { id }, body: { from, ...address } }: Call<typeof mergeCart>) {
    return this.addCart.execute({ id, ...address }, from);
  }

  @Serve(sendCart)
  send({ params: { id }, body }: Call<typeof sendCart>) {
    return this.sendCart.execute(id, body);
  }

  @Serve(readCartMailRequest)
  letter({ params: { id } }: Call<typeof readCartMailRequest>) {
    return this.readCartLetter.execute(id);
  }
}
