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
import { callService } from '../edge/call-service';
import { CallerLimits } from '../edge/caller-limits';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { keyFor } from './order-key';

type Body<Name extends 'withdraw' | 'declareWithdrawal'> = z.output<(typeof orderCalls)[Name]['body']>;

/** Takes withdrawals (2011/83/EU Art. 11a), each of which sends a mail. */
@Injectable()
export class Withdraw {
  constructor(
    private readonly orders: OrdersClient,
    private readonly limits: CallerLimits,
  ) {}

  async fromOrder(
    token: string,
    { shop, caller, body, idempotencyKey }: Asked<Body<'withdraw'>>,
  ): Answered<Withdrawal> {
    await this.limits.take('mail', caller, shop);
    if (!isOpaqueId(token)) return refuse('order-unknown');
    const fault = nameError(body.name);
    if (fault) return refuse('order-data-refused', { letter: { jmeno: fault } });
    return callService(this.orders, withdrawFromOrder, {
      params: { token },
      body: { name: visibleLine(body.name), pieces: body.pieces },
      idempotencyKey: keyFor(token, idempotencyKey ?? opaqueId()),
    });
  }

  async byNumber({
    shop,
    caller,
    body,
    idempotencyKey = opaqueId(),
  }: Asked<Body<'declareWithdrawal'>>): Answered<{ declaredAt: string }> {
    await this.limits.take('mail', caller, shop);
    const declared = declaredIn(body);
    if (!declared.ok) return declared;
    const { number, email } = declared.value;
    return callService(this.orders, declareWithdrawal, {
      body: declared.value,
      idempotencyKey: keyFor(`${number} ${email}`, idempotencyKey),
    });
  }
}

type Declared = { readonly name: string; readonly number: string; readonly email: string };

const onWire = { name: 'jmeno', number: 'cislo', email: 'email' } as const;

/** Faults are told by the field of the wire. */
function declaredIn({ name, number, email }: Body<'declareWithdrawal'>): Result<Declared, 'order-data-refused'> {
  const faults = Object.entries(declarationErrors({ name, number, email }));
  if (faults.length === 0)
    return accept({ name: visibleLine(name), number: parseOrderNumber(number)!, email: parseEmail(email)! });
  const letter = Object.fromEntries(faults.map(([field, fault]) => [onWire[field as keyof typeof onWire], fault]));
  return refuse('order-data-refused', { letter });
}
