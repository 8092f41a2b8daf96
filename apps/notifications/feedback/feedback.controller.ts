import { Controller } from '@nestjs/common';
import { keepFeedback } from '@fenestra/contracts/http/feedback';
import { type Call, Serve } from '@fenestra/platform/http/serve-endpoint';
import { KeepFeedback } from './keep-feedback';

@Controller()
export class FeedbackController {
  constructor(private readonly keepFeedback: KeepFeedback) {}

  @Serve(keepFeedback)
  keep({ body }: Call<typeof keepFeedback>) {
    return this.keepFeedback.execute(body);
  }
}
