import { order } from '@fenestra/contracts/wire/order';
import { exampleAnswer } from '../../../testing/wire-example';
import { reportReduced } from './stock-check';

afterEach(() => {
  jest.useRealTimers();
});

it('keeps nobody from the recap whose question stock does not answer [OPEN-Q-78]', async () => {
  jest.useFakeTimers();
  const told = reportReduced(new Promise(() => undefined), order.parse(exampleAnswer('readOrder')));
  jest.advanceTimersByTime(2000);

  await expect(told).resolves.toBeUndefined();
});
