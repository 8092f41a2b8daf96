import { order } from '@fenestra/contracts/wire/order';
import { exampleAnswer } from '../../../testing/wire-example';
import { reportReduced } from './stock-check';
import { withTimeout } from './with-timeout';

afterEach(() => {
  jest.useRealTimers();
});

it('an order that stock does not answer about is sent after 2 s [STOCK-01] [OPEN-Q-78]', async () => {
  jest.useFakeTimers();
  const checked = withTimeout(new Promise<string>(() => undefined), 'late');
  jest.advanceTimersByTime(2000);

  await expect(checked).resolves.toBe('late');
});

it('the result page waits 2 s for the report at most [OPEN-Q-78]', async () => {
  jest.useFakeTimers();
  const told = reportReduced(new Promise(() => undefined), order.parse(exampleAnswer('readOrder')));
  jest.advanceTimersByTime(2000);

  await expect(told).resolves.toBeUndefined();
});
