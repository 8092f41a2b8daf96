import type { Result } from '@fenestra/domain/result';

/** The value of what must have been accepted. */
export function must<V>(result: Result<V, string>): V {
  if (!result.ok) throw new Error(`${result.reason} ${JSON.stringify(result.details)}`);
  return result.value;
}
