import { Controller, Get, HttpCode, Param, Post, Query, RawBody, Redirect, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderPdfPath, proformaPdfPath } from '@fenestra/contracts/order-page-paths';
import { cancelParam, notificationPath, returnPath } from '@fenestra/contracts/payment-providers';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import type { Shop } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import { RateLimits } from '../edge/rate-limits';
import { malformedRequest, restException } from '../wire/wire-errors';
import { restResponse } from '../wire/rest-response';
import { parseRequest, Wire, type WireRequest } from '../wire/wire-endpoint';
import { ChangePaymentMethod } from './change-payment-method';
import { scopedIdempotencyKey } from './idempotency-key';
import { Reorder } from './reorder';
import { type RenderedPdf, OrderPdf } from './order-pdf';
import { PaymentNotification } from './payment-notification';
import { PaymentReturn } from './payment-return';
import { parsePaymentSession, notifyingProvider } from './payment-session';
import { PaypalSuccess } from './paypal-success';
import { ReadOrder } from './read-order';
import { ReadOrderPage } from './read-order-page';

@Controller()
export class OrderController {
  constructor(
    private readonly readOrder: ReadOrder,
    private readonly readOrderPage: ReadOrderPage,
    private readonly orderPdf: OrderPdf,
    private readonly reorder: Reorder,
    private readonly changePaymentMethod: ChangePaymentMethod,
    private readonly paymentReturn: PaymentReturn,
    private readonly paymentNotification: PaymentNotification,
    private readonly paypalSuccess: PaypalSuccess,
    private readonly limits: RateLimits,
  ) {}

  @Get(orderCalls.readOrder.path)
  read(@Wire() { shop }: WireRequest, @Param('token') token: string) {
    return restResponse(orderCalls.readOrder, shop, this.readOrder.execute(token));
  }

  @Get(orderCalls.readOrderPage.path)
  readPage(@Wire() { shop }: WireRequest, @Param('token') token: string) {
    return restResponse(orderCalls.readOrderPage, shop, this.readOrderPage.execute(token));
  }

  @Get(orderPdfPath(':token'))
  summary(
    @Wire() { shop, client }: WireRequest,
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return sendPdf(this.orderPdf.render('summary', token, shop, client), shop, request, reply);
  }

  @Get(proformaPdfPath(':token'))
  proforma(
    @Wire() { shop, client }: WireRequest,
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return sendPdf(this.orderPdf.render('proforma', token, shop, client), shop, request, reply);
  }

  @Get(orderCalls.findOrder.path)
  find(@Wire() { shop, headers }: WireRequest, @Param('cartId') cartId: string) {
    return restResponse(
      orderCalls.findOrder,
      shop,
      this.readOrder.findByIdempotencyKey(cartId, idempotencyKeyOf(headers)),
    );
  }

  @Post(orderCalls.reopenPayment.path)
  @HttpCode(200)
  reopen(@Wire() { shop, headers }: WireRequest, @Param('token') token: string) {
    const key = scopedIdempotencyKey(token, idempotencyKeyOf(headers) ?? opaqueId());
    return restResponse(orderCalls.reopenPayment, shop, this.readOrder.reopen(token, key));
  }

  @Post(orderCalls.answerMail.path)
  @HttpCode(orderCalls.answerMail.status)
  answer(@Wire() request: WireRequest, @Param('token') token: string) {
    const { body } = parseRequest(orderCalls.answerMail.body, request);
    return restResponse(orderCalls.answerMail, request.shop, this.readOrder.answerMail(token, body.mailKey));
  }

  @Post(orderCalls.changePaymentWay.path)
  @HttpCode(orderCalls.changePaymentWay.status)
  async payOtherwise(@Wire() request: WireRequest, @Param('token') token: string) {
    const { shop, client, body } = parseRequest(orderCalls.changePaymentWay.body, request);
    await this.limits.consume('payment', client, shop);
    return restResponse(orderCalls.changePaymentWay, shop, this.changePaymentMethod.execute(token, body.method));
  }

  @Post(orderCalls.orderAgain.path)
  @HttpCode(orderCalls.orderAgain.status)
  again(@Wire() { shop }: WireRequest, @Param('token') token: string) {
    return restResponse(orderCalls.orderAgain, shop, this.reorder.execute(token, shop));
  }

  @Get(returnPath(':provider'))
  @Redirect('', 303)
  async back(
    @Wire() { shop, client }: WireRequest,
    @Param('provider') provider: string,
    @Query() query: Record<string, unknown>,
  ) {
    await this.limits.consume('payment', client, shop);
    const session = parsePaymentSession(provider, query);
    return { url: await this.paymentReturn.addressFor(query['o'], session, cancelParam in query) };
  }

  @Get([notificationPath(':provider'), notificationPath(':provider', ':payment')])
  async notified(
    @Wire() { shop, client }: WireRequest,
    @Param('provider') name: string,
    @Query() query: Record<string, unknown>,
    @Param('payment') payment?: string,
  ) {
    await this.limits.consume('payment', client, shop);
    const provider = notifyingProvider('by id', name);
    await this.paymentNotification.handleChanged(parsePaymentSession(provider, query), payment);
    return {};
  }

  @Post(notificationPath(':provider'))
  @HttpCode(200)
  async signed(
    @Wire() { shop, client, headers }: WireRequest,
    @Param('provider') name: string,
    @RawBody() body: Buffer | undefined,
  ) {
    await this.limits.consume('payment', client, shop);
    const provider = notifyingProvider('signed', name);
    const isAccepted = await this.paymentNotification.handleSigned(provider, headers, body ?? Buffer.from(''));
    if (!isAccepted) throw malformedRequest(shop);
    return {};
  }

  @Get(orderCalls.paypalSuccess.path)
  async checkPaypal(@Wire() { shop, client }: WireRequest, @Query() query: unknown) {
    await this.limits.consume('payment', client, shop);
    return restResponse(orderCalls.paypalSuccess, shop, this.paypalSuccess.execute(query));
  }
}

function idempotencyKeyOf(headers: WireRequest['headers']): string | undefined {
  const given = headers['idempotency-key'];
  return typeof given === 'string' ? given : undefined;
}

async function sendPdf(
  pdf: Promise<RenderedPdf>,
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const document = await pdf;
  if (!document.ok) throw restException(shop, document);
  return document.value.send(request, reply);
}
