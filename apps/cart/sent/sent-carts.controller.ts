import { Controller } from '@nestjs/common';
import { mergeCart, copyCart, readCartMailRequest, sendCart } from '@fenestra/contracts/http/sent-carts';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { MergeCart } from './merge-cart';
import { CopyCart } from './copy-cart';
import { ReadCartMailRequest } from './read-cart-mail-request';
import { SendCart } from './send-cart';

@Controller()
export class SentCartsController {
  constructor(
    private readonly copyCart: CopyCart,
    private readonly mergeCart: MergeCart,
    private readonly sendCart: SendCart,
    private readonly readCartMailRequest: ReadCartMailRequest,
  ) {}

  @Serve(copyCart)
  copy({ params: { id }, body: { shopId } }: Call<typeof copyCart>) {
    return this.copyCart.execute(id, shopId);
  }

  @Serve(mergeCart)
  merge({ params: { id }, body: { from, ...address } }: Call<typeof mergeCart>) {
    return this.mergeCart.execute({ id, ...address }, from);
  }

  @Serve(sendCart)
  send({ params: { id }, body }: Call<typeof sendCart>) {
    return this.sendCart.execute(id, body);
  }

  @Serve(readCartMailRequest)
  mailRequest({ params: { id } }: Call<typeof readCartMailRequest>) {
    return this.readCartMailRequest.execute(id);
  }
}
