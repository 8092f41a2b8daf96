import { Controller, HttpCode, Post } from '@nestjs/common';
import { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { answerRest } from '../edge/rest-answer';
import { readAsked, Wire, type WireRequest } from '../edge/wire-endpoint';
import { SendFeedback } from './send-feedback';

const { sendFeedback } = pageCalls;

@Controller()
export class FeedbackController {
  constructor(private readonly sendFeedback: SendFeedback) {}

  @Post(sendFeedback.path)
  @HttpCode(sendFeedback.status)
  send(@Wire() request: WireRequest) {
    const asked = readAsked(sendFeedback.body, request);
    return answerRest(sendFeedback, request.shop, this.sendFeedback.execute(asked));
  }
}
