import type { AnswerOf, Endpoint, InputOf, ReasonOf } from '@fenestra/contracts/endpoint';
import { refuse, type Result } from '@fenestra/domain/result';
import { compileSchema } from '@fenestra/platform/http/compile-schema';
import type { ServiceClient } from '@fenestra/platform/http/service-client';

/**
 * Calls a service with what a shopper typed. A value that the service's contract cannot hold has the right type but is
 * impossible (OPEN-Q-121): it is refused here, with the path of the value, and the service is not asked.
 */
export async function callService<E extends Endpoint>(
  client: ServiceClient,
  endpoint: E,
  input: InputOf<E>,
): Promise<Result<AnswerOf<E>, ReasonOf<E> | 'value-impossible'>> {
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    const checked = schema && compileSchema(schema).safeParse((input as Record<typeof part, unknown>)[part]);
    if (checked?.success === false)
      return refuse('value-impossible', { at: checked.error.issues.map(({ path }) => path.join('.')) });
  }
  return client.call(endpoint, input);
}
