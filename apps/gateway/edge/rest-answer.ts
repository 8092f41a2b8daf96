import type { RestCall } from '@fenestra/contracts/wire/rest-call';
import type { Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import type { z } from 'zod/mini';
import { answerOf, restFault, type WireReason } from './refusal';
import { done } from './wire-endpoint';

type Told<Call extends RestCall> = Promise<Result<z.output<Call['answer']>, WireReason>>;

/** The answer of a REST call; a refusal ends it with 400 or 404. */
export async function answerRest<Call extends RestCall>(call: Call, shop: Shop, told: Told<Call>): Promise<object> {
  const result = await told;
  if (!result.ok) throw restFault(shop, result);
  return done(call.answer, result.value);
}

/** The answer of a script file; its refusals are status 200, because the storefront shows only those. */
export async function answerScript<Call extends RestCall>(call: Call, shop: Shop, told: Told<Call>): Promise<object> {
  const result = await told;
  return result.ok ? done(call.answer, result.value) : answerOf(shop, result);
}
