import { Module } from '@nestjs/common';
import {
  CartClient,
  ConfigurationClient,
  NotificationsClient,
  OrdersClient,
  PaymentsClient,
  PricingClient,
  StockClient,
} from '@fenestra/clients/service-clients';
import type { Service } from '@fenestra/platform/service/service';
import { DeskConfig } from './config';
import { DeskServices } from './desk-services';
import { serveDesk } from './serve-desk';

@Module({ providers: [DeskServices] })
class DeskModule {}

/** The pages for operators, a process of their own: they are looked at when others do not answer. It keeps nothing. */
export const desk: Service = {
  name: 'desk',
  module: DeskModule,
  config: DeskConfig,
  needs: [
    ConfigurationClient,
    PricingClient,
    CartClient,
    StockClient,
    OrdersClient,
    PaymentsClient,
    NotificationsClient,
  ],
  prepare: serveDesk,
  onAdminPort: true,
};
