import { Controller, HttpCode, Post } from '@nestjs/common';
import { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { restResponse } from '../wire/rest-response';
import { parseRequest, Wire, type WireRequest } from '../wire/wire-endpoint';
import { SendFeedback } from './send-feedback';

const { sendFeedback } = pageCalls;

@Controller()
export class FeedbackController {
  constructor(private readonly sendFeedback: SendFeedback) {}

  @Post(sendFeedback.path)
  @HttpCode(sendFeedback.status)
  send(@Wire() request: WireRequest) {
    const parsed = parseRequest(sendFeedback.body, request);
    return restResponse(sendFeedback, request.shop, this.sendFeedback.execute(parsed));
  }
}
