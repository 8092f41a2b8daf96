import { must } from '@fenestra/testing/must';
import { MovableClock } from '@fenestra/testing/time';
import type { Mails } from '../mail.table';
import { ListOverdueMails } from './list-overdue-mails';
import type { Reports } from '../reports/report.table';

const since = new Date('2026-06-01T07:00:00Z');
const waiting = (rows: readonly object[]) => ({ overdueSince: () => Promise.resolve(rows) });

test('overdue mails and reports show their kind, their tries and the reason of the last one', async () => {
  const mails = waiting([
    { orderId: 'a', kind: 'confirmation', tries: 2, said: 'the mail server said 451', since },
    { orderId: null, kind: 'feedback', tries: 0, said: null, since },
  ]);
  const reports = waiting([{ orderId: 'b', kind: 'heureka', tries: 3, since }]);
  const overdue = new ListOverdueMails(mails as unknown as Mails, reports as unknown as Reports, new MovableClock());

  expect(must(await overdue.execute()).overdue).toEqual([
    expect.objectContaining({ kind: 'mail', orderId: 'a', since: since.toISOString(), detail: 'mail confirmation has not left, 2 tries: the mail server said 451' }), // prettier-ignore
    expect.objectContaining({ kind: 'mail', orderId: null, detail: 'mail feedback has not left' }),
    expect.objectContaining({ kind: 'report', orderId: 'b', detail: 'report heureka is not taken, 3 tries' }),
  ]);
});
