import { Controller, HttpCode, Post } from '@nestjs/common';
import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { stockCalls } from '@fenestra/contracts/wire/stock-calls';
import { answerRest, answerScript } from '../edge/rest-answer';
import { readAsked, Wire, type WireRequest } from '../edge/wire-endpoint';
import { AddToErpCart } from './add-to-erp-cart';
import { CartActions } from './cart-actions';
import { CheckStock } from './check-stock';
import { SendCart } from './send-cart';

const { addToErpCart } = configuratorCalls;
const { checkStock } = stockCalls;
const { sendCart } = quoteCalls;

@Controller()
export class CartController {
  constructor(
    private readonly actions: CartActions,
    private readonly addToErpCart: AddToErpCart,
    private readonly checkStock: CheckStock,
    private readonly sendCart: SendCart,
  ) {}

  @Post(cartPath)
  @HttpCode(200)
  act(@Wire() request: WireRequest) {
    return this.actions.endpoint.answer(request);
  }

  @Post(addToErpCart.path)
  @HttpCode(200)
  add(@Wire() request: WireRequest) {
    return answerRest(
      addToErpCart,
      request.shop,
      this.addToErpCart.execute(readAsked(addToErpCart.body, request), request.headers),
    );
  }

  @Post(sendCart.path)
  @HttpCode(sendCart.status)
  send(@Wire() request: WireRequest) {
    return answerRest(sendCart, request.shop, this.sendCart.execute(readAsked(sendCart.body, request)));
  }

  @Post(checkStock.path)
  @HttpCode(200)
  check(@Wire() request: WireRequest) {
    return this.checkStock.isReport(request)
      ? answerScript(stockCalls.reportReduced, request.shop, this.checkStock.report(request))
      : answerScript(checkStock, request.shop, this.checkStock.execute(readAsked(checkStock.body, request)));
  }
}
