import { Controller, Get, HttpCode, Param, Post, Query, Redirect } from '@nestjs/common';
import { restCalls } from '@fenestra/contracts/wire/rest-calls';
import { opaqueId } from '@fenestra/platform/service/ids';
import { answerRest } from '../edge/rest-answer';
import { Wire, type WireRequest } from '../edge/wire-endpoint';
import { GopayNotification } from './gopay-notification';
import { GopayReturn } from './gopay-return';
import { keyFor } from './order-key';
import { ReadOrder } from './read-order';

@Controller()
export class OrderController {
  constructor(
    private readonly readOrder: ReadOrder,
    private readonly gopayReturn: GopayReturn,
    private readonly gopayNotification: GopayNotification,
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

  @Get('/platba/navrat/gopay')
  @Redirect('', 303)
  async back(@Query('o') token: unknown, @Query('id') id: unknown) {
    return { url: await this.gopayReturn.addressFor(token, id) };
  }

  @Get('/webhooks/gopay')
  async notified(@Query('id') id: unknown) {
    await this.gopayNotification.execute(id);
    return {};
  }
}
