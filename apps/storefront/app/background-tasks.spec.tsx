import { QueryClient } from '@tanstack/react-query';
import { startBackgroundTasks } from './background-tasks';

test('the page removes the draft of the order form that release 0.1.0 stored for all tabs', () => {
  localStorage.setItem('order-form', JSON.stringify({ keptAt: Date.now(), values: { firstName: 'Jana' } }));
  startBackgroundTasks(new QueryClient());

  expect(localStorage.getItem('order-form')).toBeNull();
});
