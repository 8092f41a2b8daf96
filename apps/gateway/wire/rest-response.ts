import type { RestCall } from '@fenestra/contracts/wire/rest-call';
import type { Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import type { z } from 'zod/mini';
import { errorAnswer, restException, type WireReason } from './wire-errors';
import { successAnswer } from './wire-endpoint';

type PendingResult<Call extends RestCall> = Promise<Result<z.output<Call['answer']>, WireReason>>;

/** The answer of a REST call; a refusal ends it with 400 or 404. */
export async function restResponse<Call extends RestCall>(
  call: Call,
  shop: Shop,
  pending: PendingResult<Call>,
): Promise<object> {
  const result = await pending;
  if (!result.ok) throw restException(shop, result);
  return successAnswer(call.answer, result.value);
}

/** The answer of a script file; its refusals are status 200, because the storefront shows only those. */
export async function scriptResponse<Call extends RestCall>(
  call: Call,
  shop: Shop,
  pending: PendingResult<Call>,
): Promise<object> {
  const result = await pending;
  return result.ok ? successAnswer(call.answer, result.value) : errorAnswer(shop, result);
}
