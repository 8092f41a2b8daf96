import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAsTold, readSandbox } from './sandbox-witness';

const amount = { currency_code: 'EUR', value: '5.00' };
const order = { id: 'P', wanted: { purchase_units: [{ amount, invoice_id: '202607000001-1' }] } };

/** Returns the last word of a session at PayPal in which this happened, in this order. */
async function lastWordAfter(...happened: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-ledger-'));
  try {
    await mkdir(join(folder, 'sandbox'));
    const records = [
      { kind: 'paypal.created', order },
      ...happened.map((kind) => ({ kind: `paypal.${kind}`, id: 'P' })),
    ];
    const lines = records.map((record) => JSON.stringify({ at: '2026-06-01T08:00:00Z', ...record }));
    await writeFile(join(folder, 'sandbox/ledger.jsonl'), lines.join('\n'));
    return (await readSandbox(folder)).sessions[0]!.state;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it.each([
  [['approved'], { open: false, failed: false, paid: false }],
  [['approved', 'captured'], { open: false, failed: false, paid: true }],
  [['approved', 'declined'], { open: true, failed: true, paid: false }],
  [['cancelled'], { open: true, failed: true, paid: false }],
  [['approved', 'declined', 'approved'], { open: false, failed: true, paid: false }],
  [['cancelled', 'approved'], { open: false, failed: true, paid: false }],
  [['cancelled', 'approved', 'captured'], { open: false, failed: false, paid: true }],
])('after %j at PayPal the last payment of an order may be: %j', async (happened, agrees) => {
  const word = await lastWordAfter(...happened);
  for (const [state, expected] of Object.entries(agrees)) {
    const payment = { orderId: 'order', attempt: 1, state };
    expect([state, isAsTold(payment, word, [payment])]).toEqual([state, expected]);
  }
});
