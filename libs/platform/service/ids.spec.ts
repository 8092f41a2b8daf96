import { opaqueId, rowId } from './ids';

it('makes opaque ids of 128 random bits, URL-safe, 22 characters', () => {
  const ids = Array.from({ length: 1_000 }, opaqueId);

  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
});

it('makes row ids that sort by time', async () => {
  const earlier = rowId();
  for (const start = Date.now(); Date.now() === start;) await new Promise(setImmediate);

  expect(rowId() > earlier).toBe(true);
  expect(earlier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
