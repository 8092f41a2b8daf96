import { Controller, Get, HttpCode, Param, Post, Query, RawBody, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { cancelParam, notificationPath, returnPath } from '@fenestra/contracts/payment-providers';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import type { Shop } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import { CallerLimits } from '../edge/caller-limits';
import { malformed, restFault } from '../edge/refusal';
import { answerRest } from '../edge/rest-answer';
import { readAsked, Wire, type WireRequest } from '../edge/wire-endpoint';
import { ChangePaymentWay } from './change-payment-way';
import { keyFor } from './order-key';
import { OrderAgain } from './order-again';
import { type Drawn, OrderDocument } from './order-document';
import { PaymentNotification } from './payment-notification';
import { PaymentReturn } from './payment-return';
import { paymentSession, providerThatNotifies } from './payment-session';
import { PaypalSuccess } from './paypal-success';
import { ReadOrder } from './read-order';
import { ReadOrderPage } from './read-order-page';

@Controller()
export class OrderController {
  constructor(
    private readonly readOrder: ReadOrder,
    private readonly readOrderPage: ReadOrderPage,
    private readonly orderDocument: OrderDocument,
    private readonly orderAgain: OrderAgain,
    private readonly changePaymentWay: ChangePaymentWay,
    private readonly paymentReturn: PaymentReturn,
    private readonly paymentNotification: PaymentNotification,
    private readonly paypalSuccess: PaypalSuccess,
    private readonly limits: CallerLimits,
  ) {}

  @Get(orderCalls.readOrder.path)
  read(@Wire() { shop }: WireRequest, @Param('token') token: string) {
    return answerRest(orderCalls.readOrder, shop, this.readOrder.execute(token));
  }

  @Get(orderCalls.readOrderPage.path)
  readPage(@Wire() { shop }: WireRequest, @Param('token') token: string) {
    return answerRest(orderCalls.readOrderPage, shop, this.readOrderPage.execute(token));
  }

  @Get(orderPdfPath(':token'))
  summary(
    @Wire() { shop, caller }: WireRequest,
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return sendPaper(this.orderDocument.of('summary', token, shop, caller), shop, request, reply);
  }

  @Get(proformaPdfPath(':token'))
  proforma(
    @Wire() { shop, caller }: WireRequest,
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return sendPaper(this.orderDocument.of('proforma', token, shop, caller), shop, request, reply);
  }

  @Get(orderCalls.findOrder.path)
  find(@Wire() { shop, headers }: WireRequest, @Param('cartId') cartId: string) {
    return answerRest(orderCalls.findOrder, shop, this.readOrder.byKey(cartId, keyIn(headers)));
  }

  @Post(orderCalls.reopenPayment.path)
  @HttpCode(200)
  reopen(@Wire() { shop, headers }: WireRequest, @Param('token') token: string) {
    const key = keyFor(token, keyIn(headers) ?? opaqueId());
    return answerRest(orderCalls.reopenPayment, shop, this.readOrder.reopen(token, key));
  }

  @Post(orderCalls.answerMail.path)
  @HttpCode(orderCalls.answerMail.status)
  answer(@Wire() request: WireRequest, @Param('token') token: string) {
    const { body } = readAsked(orderCalls.answerMail.body, request);
    return answerRest(orderCalls.answerMail, request.shop, this.readOrder.answerMail(token, body.mailKey));
  }

  @Post(orderCalls.changePaymentWay.path)
  @HttpCode(orderCalls.changePaymentWay.status)
  async payOtherwise(@Wire() request: WireRequest, @Param('token') token: string) {
    const { shop, caller, body } = readAsked(orderCalls.changePaymentWay.body, request);
    await this.limits.take('payment', caller, shop);
    return answerRest(orderCalls.changePaymentWay, shop, this.changePaymentWay.execute(token, body.method));
  }

  @Post(orderCalls.orderAgain.path)
  @HttpCode(orderCalls.orderAgain.status)
  again(@Wire() { shop }: WireRequest, @Param('token') token: string) {
    return answerRest(orderCalls.orderAgain, shop, this.orderAgain.execute(token, shop));
  }

  @Get(returnPath(':provider'))
  @Redirect('', 303)
  async back(
    @Wire() { shop, caller }: WireRequest,
    @Param('provider') provider: string,
    @Query() query: Record<string, unknown>,
  ) {
    await this.limits.take('payment', caller, shop);
    const session = paymentSession(provider, query);
    return { url: await this.paymentReturn.addressFor(query['o'], session, cancelParam in query) };
  }

  @Get([notificationPath(':provider'), notificationPath(':provider', ':payment')])
  async notified(
    @Wire() { shop, caller }: WireRequest,
    @Param('provider') name: string,
    @Query() query: Record<string, unknown>,
    @Param('payment') payment?: string,
  ) {
    await this.limits.take('payment', caller, shop);
    const provider = providerThatNotifies('by id', name);
    await this.paymentNotification.changed(paymentSession(provider, query), payment);
    return {};
  }

  @Post(notificationPath(':provider'))
  @HttpCode(200)
  async signed(
    @Wire() { shop, caller, headers }: WireRequest,
    @Param('provider') name: string,
    @RawBody() body: Buffer | undefined,
  ) {
    await this.limits.take('payment', caller, shop);
    const provider = providerThatNotifies('signed', name);
    const heard = await this.paymentNotification.signed(provider, headers, body ?? Buffer.from(''));
    if (!heard) throw malformed(shop);
    return {};
  }

  @Get(orderCalls.paypalSuccess.path)
  async checkPaypal(@Wire() { shop, caller }: WireRequest, @Query() query: unknown) {
    await this.limits.take('payment', caller, shop);
    return answerRest(orderCalls.paypalSuccess, shop, this.paypalSuccess.execute(query));
  }
}

function keyIn(headers: WireRequest['headers']): string | undefined {
  const given = headers['idempotency-key'];
  return typeof given === 'string' ? given : undefined;
}

async function sendPaper(
  paper: Promise<Drawn>,
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const document = await paper;
  if (!document.ok) throw restFault(shop, document);
  return document.value.send(request, reply);
}
