import { Injectable } from '@nestjs/common';
import { declareWithdrawal, withdrawFromOrder } from '@fenestra/contracts/http/withdrawals';
import type { orderCalls } from '@fenestra/contracts/wire/order-calls';
import type { Withdrawal } from '@fenestra/contracts/wire/withdrawal';
import { emailAddress } from '@fenestra/domain/ordering/contact';
import { readOrderNumber } from '@fenestra/domain/ordering/order-number';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { seenLine } from '@fenestra/domain/seen-text';
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
    const name = seenLine(body.name);
    if (name === '') return refuse('order-data-refused', { letter: { jmeno: 'required' } });
    return callService(this.orders, withdrawFromOrder, {
      params: { token },
      body: { name, pieces: body.pieces },
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

/** Faults are told by the field of the wire. */
function declaredIn(body: Body<'declareWithdrawal'>): Result<Declared, 'order-data-refused'> {
  const [name, number, email] = [seenLine(body.name), readOrderNumber(body.number), emailAddress(body.email)];
  if (name !== '' && number !== null && email !== null) return accept({ name, number, email });
  const faults = {
    jmeno: name === '' && 'required',
    cislo: number === null && 'invalid',
    email: email === null && 'email',
  };
  return refuse('order-data-refused', {
    letter: Object.fromEntries(Object.entries(faults).filter(([, code]) => code !== false)),
  });
}
