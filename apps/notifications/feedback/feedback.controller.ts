import { Controller } from '@nestjs/common';
import { storeFeedback } from '@fenestra/contracts/http/feedback';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { KeepFeedback } from './keep-feedback';

@Controller()
export class FeedbackController {
  constructor(private readonly keepFeedback: KeepFeedback) {}

  @Serve(storeFeedback)
  keep({ body }: Call<typeof storeFeedback>) {
    return this.keepFeedback.execute(body);
  }
}
