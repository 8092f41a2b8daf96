import { shareConnections } from './connections';

const wholeShop = { databases: 7, withJobs: 4, logInPostgres: true };

it.each([100, 150, 200, 1_000])('stays below a server limit of %d', (limit) => {
  const { pool, total } = shareConnections(limit, wholeShop);

  expect(total).toBeLessThanOrEqual(limit - 10);
  expect(pool).toBeGreaterThanOrEqual(4);
  expect(pool).toBeLessThanOrEqual(16);
});

it('gives a service alone what it can use', () => {
  expect(shareConnections(100, { databases: 1, withJobs: 1, logInPostgres: false })).toEqual({
    pool: 16,
    jobs: 4,
    eventLog: 0,
    total: 20,
  });
});

it('keeps few connections to a server of few cores', () => {
  const pools = [1, 2, 3, 64].map((cores) => shareConnections(1_000, { ...wholeShop, cores }).pool);
  expect(pools).toEqual([4, 8, 12, 16]);
});

it('takes the pool that an operator asks for, where the server has that many', () => {
  expect(shareConnections(200, { ...wholeShop, pool: 20 })).toMatchObject({ pool: 20, total: 168 });
  expect(() => shareConnections(100, { ...wholeShop, pool: 20 })).toThrow('the services need 178 at least');
});

it('asks nothing of a server for what has no database', () => {
  expect(shareConnections(0, { databases: 0, withJobs: 0, logInPostgres: false }).total).toBe(0);
});

it('says how many connections are needed at least', () => {
  expect(() => shareConnections(60, wholeShop)).toThrow('allows 60 connections; the services need 66 at least');
});
