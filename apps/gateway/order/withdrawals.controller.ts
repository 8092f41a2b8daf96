import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import { restResponse } from '../wire/rest-response';
import { parseRequest, Wire, type WireRequest } from '../wire/wire-endpoint';
import { Withdraw } from './withdraw';

const { withdraw, declareWithdrawal } = orderCalls;

@Controller()
export class WithdrawalsController {
  constructor(private readonly withdraw: Withdraw) {}

  @Post(withdraw.path)
  @HttpCode(withdraw.status)
  fromOrder(@Wire() request: WireRequest, @Param('token') token: string) {
    const parsed = parseRequest(withdraw.body, request);
    return restResponse(withdraw, request.shop, this.withdraw.fromOrder(token, parsed));
  }

  @Post(declareWithdrawal.path)
  @HttpCode(declareWithdrawal.status)
  byNumber(@Wire() request: WireRequest) {
    const parsed = parseRequest(declareWithdrawal.body, request);
    return restResponse(declareWithdrawal, request.shop, this.withdraw.byNumber(parsed));
  }
}
