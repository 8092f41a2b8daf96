import { act, renderHook } from '@testing-library/react';
import { useThrottled } from './use-throttled';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('follows at most every 600 ms, and the last value in the end [POST-03] [OPEN-Q-95]', () => {
  const { result, rerender } = renderHook(({ typed }) => useThrottled(typed, 600), { initialProps: { typed: 'b' } });
  rerender({ typed: 'br' });
  rerender({ typed: 'brno' });
  act(() => jest.advanceTimersByTime(599));
  expect(result.current).toBe('b');

  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('brno');
});
