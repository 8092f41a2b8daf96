import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import { answerRest } from '../edge/rest-answer';
import { readAsked, Wire, type WireRequest } from '../edge/wire-endpoint';
import { Withdraw } from './withdraw';

const { withdraw, declareWithdrawal } = orderCalls;

@Controller()
export class WithdrawalsController {
  constructor(private readonly withdraw: Withdraw) {}

  @Post(withdraw.path)
  @HttpCode(withdraw.status)
  fromOrder(@Wire() request: WireRequest, @Param('token') token: string) {
    const asked = readAsked(withdraw.body, request);
    return answerRest(withdraw, request.shop, this.withdraw.fromOrder(token, asked));
  }

  @Post(declareWithdrawal.path)
  @HttpCode(declareWithdrawal.status)
  byNumber(@Wire() request: WireRequest) {
    const asked = readAsked(declareWithdrawal.body, request);
    return answerRest(declareWithdrawal, request.shop, this.withdraw.byNumber(asked));
  }
}
