import { Controller } from '@nestjs/common';
import { storeFeedback } from '@fenestra/contracts/http/feedback';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { StoreFeedback } from './store-feedback';

@Controller()
export class FeedbackController {
  constructor(private readonly storeFeedback: StoreFeedback) {}

  @Serve(storeFeedback)
  store({ body }: Call<typeof storeFeedback>) {
    return this.storeFeedback.execute(body);
  }
}
