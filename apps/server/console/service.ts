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
import { ConsoleConfig } from './config';
import { ConsoleClients } from './console-clients';
import { serveConsole } from './serve-console';

@Module({ providers: [ConsoleClients] })
class ConsoleModule {}

/** The pages for operators, a process of their own: they are looked at when others do not answer. It keeps nothing. */
export const operatorConsole: Service = {
  name: 'desk',
  module: ConsoleModule,
  config: ConsoleConfig,
  needs: [
    ConfigurationClient,
    PricingClient,
    CartClient,
    StockClient,
    OrdersClient,
    PaymentsClient,
    NotificationsClient,
  ],
  prepare: serveConsole,
  onAdminPort: true,
};
