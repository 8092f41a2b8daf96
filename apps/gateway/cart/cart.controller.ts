import { Controller, HttpCode, Post } from '@nestjs/common';
import { cartPath } from '@fenestra/contracts/cart-endpoint';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { stockCalls } from '@fenestra/contracts/wire/stock-calls';
import { restResponse, scriptResponse } from '../wire/rest-response';
import { parseRequest, Wire, type WireRequest } from '../wire/wire-endpoint';
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
    return restResponse(
      addToErpCart,
      request.shop,
      this.addToErpCart.execute(parseRequest(addToErpCart.body, request), request.headers),
    );
  }

  @Post(sendCart.path)
  @HttpCode(sendCart.status)
  send(@Wire() request: WireRequest) {
    return restResponse(sendCart, request.shop, this.sendCart.execute(parseRequest(sendCart.body, request)));
  }

  @Post(checkStock.path)
  @HttpCode(200)
  check(@Wire() request: WireRequest) {
    return this.checkStock.isReport(request)
      ? scriptResponse(stockCalls.reportReduced, request.shop, this.checkStock.report(request))
      : scriptResponse(checkStock, request.shop, this.checkStock.execute(parseRequest(checkStock.body, request)));
  }
}
