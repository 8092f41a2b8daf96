import { Injectable } from '@nestjs/common';
import { declareWithdrawal, withdrawFromOrder } from '@fenestra/contracts/http/withdrawals';
import type { orderCalls } from '@fenestra/contracts/wire/order-calls';
import type { Withdrawal } from '@fenestra/contracts/wire/withdrawal';
import { parseEmail } from '@fenestra/domain/ordering/email-address';
import { declarationErrors, nameError } from '@fenestra/domain/ordering/mail-request-errors';
import { parseOrderNumber } from '@fenestra/domain/ordering/order-number';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { visibleLine } from '@fenestra/domain/visible-text';
import { OrdersClient } from '@fenestra/clients/service-clients';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { z } from 'zod/mini';
import { callService } from '../wire/call-service';
import { RateLimits } from '../edge/rate-limits';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { scopedIdempotencyKey } from './idempotency-key';

type Body<Name extends 'withdraw' | 'declareWithdrawal'> = z.output<(typeof orderCalls)[Name]['body']>;

/** Takes withdrawals (2011/83/EU Art. 11a), each of which sends a mail. */
@Injectable()
export class Withdraw {
  constructor(
    private readonly orders: OrdersClient,
    private readonly limits: RateLimits,
  ) {}

  async fromOrder(
    token: string,
    { shop, client, body, idempotencyKey }: ParsedRequest<Body<'withdraw'>>,
  ): WireResult<Withdrawal> {
    await this.limits.consume('mail', client, shop);
    if (!isOpaqueId(token)) return refuse('order-unknown');
    const error = nameError(body.name);
    if (error) return refuse('order-data-refused', { letter: { jmeno: error } });
    return callService(this.orders, withdrawFromOrder, {
      params: { token },
      body: { name: visibleLine(body.name), pieces: body.pieces },
      idempotencyKey: scopedIdempotencyKey(token, idempotencyKey ?? opaqueId()),
    });
  }

  async byNumber({
    shop,
    client,
    body,
    idempotencyKey = opaqueId(),
  }: ParsedRequest<Body<'declareWithdrawal'>>): WireResult<{ declaredAt: string }> {
    await this.limits.consume('mail', client, shop);
    const declared = parseDeclaration(body);
    if (!declared.ok) return declared;
    const { number, email } = declared.value;
    return callService(this.orders, declareWithdrawal, {
      body: declared.value,
      idempotencyKey: scopedIdempotencyKey(`${number} ${email}`, idempotencyKey),
    });
  }
}

type Declaration = { readonly name: string; readonly number: string; readonly email: string };

const wireFields = { name: 'jmeno', number: 'cislo', email: 'email' } as const;

/** Faults are told by the field of the wire. */
function parseDeclaration({
  name,
  number,
  email,
}: Body<'declareWithdrawal'>): Result<Declaration, 'order-data-refused'> {
  const errors = Object.entries(declarationErrors({ name, number, email }));
  if (errors.length === 0)
    return accept({ name: visibleLine(name), number: parseOrderNumber(number)!, email: parseEmail(email)! });
  const fieldErrors = Object.fromEntries(
    errors.map(([field, error]) => [wireFields[field as keyof typeof wireFields], error]),
  );
  return refuse('order-data-refused', { letter: fieldErrors });
}
