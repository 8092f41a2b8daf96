import { clockAhead } from '@fenestra/testing/time';
import { HeapGuard } from './heap-guard';

test('the heap guard refuses from 90 % of the heap limit on, until 80 % are free of it, and looks once a second', () => {
  const looks: number[] = [];
  let share = 0.85;
  const guard = new HeapGuard(() => {
    looks.push(share);
    return { used_heap_size: share * 500, heap_size_limit: 500 };
  });
  const after = (seconds: number, used: number): boolean => {
    share = used;
    using _ = clockAhead(seconds * 1_000);
    return guard.isOverloaded;
  };

  expect([after(0, 0.85), after(0.5, 0.95), after(1.5, 0.95), after(3, 0.85), after(5, 0.79), after(7, 0.85)]).toEqual([
    ...[false, false, true, true, false, false],
  ]);
  expect(looks).toEqual([0.85, 0.95, 0.85, 0.79, 0.85]);
});
