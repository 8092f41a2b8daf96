import { Injectable } from '@nestjs/common';
import { checkPayment } from '@fenestra/contracts/http/payments';
import { orderCalls } from '@fenestra/contracts/wire/order-calls';
import { refuse } from '@fenestra/domain/result';
import { PaymentsClient } from '@fenestra/clients/service-clients';
import { z } from 'zod/mini';
import { callService } from '../wire/call-service';
import type { WireResult } from '../wire/wire-endpoint';

/** The page says that PayPal was paid; payments ask PayPal whether that is so (RECAP-07, OPEN-Q-82). */
@Injectable()
export class PaypalSuccess {
  constructor(private readonly payments: PaymentsClient) {}

  async execute(query: unknown): WireResult<Record<never, never>> {
    const parsed = z.safeDecode(orderCalls.paypalSuccess.query, query as never);
    if (!parsed.success) return refuse('value-impossible');
    return callService(this.payments, checkPayment, { params: { orderId: parsed.data.orderId } });
  }
}
