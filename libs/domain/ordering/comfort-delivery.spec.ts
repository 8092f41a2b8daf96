import { comfortObstacle } from './comfort-delivery';

it.each([
  [2000, 3000, 70, null],
  [3000, 2000, 70, null],
  [1500, 1400, 70.1, 'weight'],
  [3001, 1000, 60, 'size'],
  [2001, 2001, 60, 'size'],
  [3500, 2500, 120, 'weight'],
])('a piece of %i × %i mm and %f kg: %s [SERV-14]', (width, height, weightKg, obstacle) => {
  expect(comfortObstacle({ width, height, weightKg })).toBe(obstacle);
});
