import { Controller } from '@nestjs/common';
import { keepFeedback } from '@fenestra/contracts/http/feedback';
import { eraseLetters } from '@fenestra/contracts/http/saved-offers';
import { accept } from '@fenestra/domain/result';
import { type Call, Serve } from '@fenestra/platform/http/http-edge';
import { Feedbacks } from './feedback.table';
import { KeepFeedback } from './keep-feedback';

@Controller()
export class FeedbackController {
  constructor(
    private readonly keepFeedback: KeepFeedback,
    private readonly feedbacks: Feedbacks,
  ) {}

  @Serve(keepFeedback)
  keep({ body }: Call<typeof keepFeedback>) {
    return this.keepFeedback.execute(body);
  }

  @Serve(eraseLetters)
  async erase({ body: { email } }: Call<typeof eraseLetters>) {
    return accept({ erased: await this.feedbacks.eraseOf(email) });
  }
}
