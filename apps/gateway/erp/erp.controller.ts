import { Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { Wire, type WireRequest } from '../wire/wire-endpoint';
import { ErpGuard } from './erp.guard';
import { ErpApi } from './erp-api';

@Controller('/erp/v1')
@UseGuards(ErpGuard)
export class ErpController {
  constructor(private readonly erp: ErpApi) {}

  @Get('events')
  events(@Wire() { shop }: WireRequest, @Query() query: Record<string, unknown>) {
    return this.erp.events(shop, query);
  }

  @Get('orders/:id')
  order(@Wire() { shop }: WireRequest, @Param('id') id: string) {
    return this.erp.order(shop, id);
  }

  @Post('orders/:id/check')
  @HttpCode(200)
  check(@Wire() { shop }: WireRequest, @Param('id') id: string) {
    return this.erp.check(shop, id);
  }

  @Post('orders/:id/shipment')
  @HttpCode(200)
  ship(@Wire() request: WireRequest, @Param('id') id: string) {
    return this.erp.ship(request, id);
  }
}
