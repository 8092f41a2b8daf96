import { classifyError, SchemaError, Unavailable } from './errors';

const withCode = (code: string): Error => Object.assign(new Error('said by a driver'), { code });

it.each([
  ['conflict', withCode('40001')],
  ['conflict', withCode('40P01')],
  ['conflict', new Error('wrapped', { cause: withCode('23505') })],
  ['infrastructure', withCode('57P01')],
  ['infrastructure', withCode('08006')],
  ['infrastructure', withCode('53300')],
  ['infrastructure', withCode('ECONNREFUSED')],
  ['infrastructure', new AggregateError([withCode('ECONNREFUSED')])],
  ['infrastructure', new Error('Connection terminated unexpectedly')],
  ['infrastructure', new Error('no answer', { cause: new Unavailable('stock is down') })],
  ['infrastructure', new DOMException('too late', 'TimeoutError')],
  ['schema', new SchemaError('not as agreed')],
  ['unknown', new TypeError('undefined is not a function')],
  ['unknown', withCode('23502')],
  ['unknown', 'a string'],
  ['unknown', undefined],
])('takes for %s: %p', (expected, error) => {
  expect(classifyError(error)).toBe(expected);
});
