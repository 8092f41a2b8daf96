import { randomInt, randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';

/**
 * What this machine can do at best: one HTTP request, one durable transaction of seven round trips, nothing of the shop.
 * All results of the bench are shares of it, measured in the same run. Started as a process of its own:
 * FLOOR_DATABASE_URL names an empty database; it prints its address.
 */

const products = 200;

const schema = `
  CREATE TABLE floor_order (id uuid PRIMARY KEY, cart text NOT NULL UNIQUE, total bigint NOT NULL, placed_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE floor_line (order_id uuid NOT NULL, nth smallint NOT NULL, product int NOT NULL, quantity int NOT NULL, PRIMARY KEY (order_id, nth));
  CREATE TABLE floor_stock (product int PRIMARY KEY, pieces int NOT NULL CHECK (pieces >= 0));
  CREATE TABLE floor_outbox (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key uuid NOT NULL, data text NOT NULL);
  INSERT INTO floor_stock SELECT n, 1000000000 FROM generate_series(1, ${products}) n;`;

const statements = {
  order: 'INSERT INTO floor_order (id, cart, total) VALUES ($1, $2, $3)',
  lines: 'INSERT INTO floor_line (order_id, nth, product, quantity) VALUES ($1, 1, $2, $4), ($1, 2, $3, $4)',
  stock: 'UPDATE floor_stock SET pieces = pieces - $2 WHERE product = $1',
  outbox: 'INSERT INTO floor_outbox (key, data) VALUES ($1, $2)',
};

type Statement = keyof typeof statements;

const run = (client: PoolClient, name: Statement, values: unknown[]) =>
  client.query({ name, text: statements[name], values }); // a name makes it prepared

async function placeOrder(client: PoolClient, cart: string): Promise<string> {
  const id = randomUUID();
  // The lower one first, or two orders for the same pair could wait for each other.
  const [a, b] = [randomInt(products) + 1, randomInt(products) + 1].sort((x, y) => x - y);
  await client.query('BEGIN');
  await run(client, 'order', [id, cart, 925_500]);
  await run(client, 'lines', [id, a, b, 1]);
  await run(client, 'stock', [a, 1]);
  await run(client, 'stock', [b, 1]);
  await run(client, 'outbox', [id, JSON.stringify({ orderId: id, lines: [a, b] })]);
  await client.query('COMMIT');
  return id;
}

async function main(): Promise<void> {
  const pool = new Pool({ connectionString: process.env['FLOOR_DATABASE_URL'], max: 16 });
  await pool.query(schema);
  const app = fastify();
  app.post<{ Body: { cart: string } }>('/orders', async ({ body }) => {
    const client = await pool.connect();
    try {
      return { id: await placeOrder(client, body.cart) };
    } catch (fault) {
      await client.query('ROLLBACK');
      throw fault;
    } finally {
      client.release();
    }
  });
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
  process.once('SIGTERM', () => void Promise.all([app.close(), pool.end()]).then(() => process.exit(0)));
}

void main();
