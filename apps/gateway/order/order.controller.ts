import { Controller, Get, HttpCode, Param, Post, Query, Redirect } from '@nestjs/common';
import { notificationPath, returnPath } from '@fenestra/contracts/payment-providers';
import { restCalls } from '@fenestra/contracts/wire/rest-calls';
import { opaqueId } from '@fenestra/platform/service/ids';
import { CallerLimits } from '../edge/caller-limits';
import { answerRest } from '../edge/rest-answer';
import { Wire, type WireRequest } from '../edge/wire-endpoint';
import { keyFor } from './order-key';
import { PaymentNotification } from './payment-notification';
import { PaymentReturn } from './payment-return';
import { paymentSession } from './payment-session';
import { ReadOrder } from './read-order';

@Controller()
export class OrderController {
  constructor(
    private readonly readOrder: ReadOrder,
    private readonly paymentReturn: PaymentReturn,
    private readonly paymentNotification: PaymentNotification,
    private readonly limits: CallerLimits,
  ) {}

  @Get(restCalls.readOrder.path)
  read(@Wire() { shop }: WireRequest, @Param('token') token: string) {
    return answerRest(restCalls.readOrder, shop, this.readOrder.execute(token));
  }

  @Post(restCalls.reopenPayment.path)
  @HttpCode(200)
  reopen(@Wire() { shop, headers }: WireRequest, @Param('token') token: string) {
    const given = headers['idempotency-key'];
    const key = keyFor(token, typeof given === 'string' ? given : opaqueId());
    return answerRest(restCalls.reopenPayment, shop, this.readOrder.reopen(token, key));
  }

  @Get(returnPath(':provider'))
  @Redirect('', 303)
  async back(
    @Wire() { shop, caller }: WireRequest,
    @Param('provider') provider: string,
    @Query('o') token: unknown,
    @Query('id') id: unknown,
  ) {
    await this.limits.take('payment', caller, shop);
    return { url: await this.paymentReturn.addressFor(token, paymentSession(provider, id)) };
  }

  @Get(notificationPath(':provider'))
  async notified(@Wire() { shop, caller }: WireRequest, @Param('provider') provider: string, @Query('id') id: unknown) {
    await this.limits.take('payment', caller, shop);
    await this.paymentNotification.execute(paymentSession(provider, id));
    return {};
  }
}
