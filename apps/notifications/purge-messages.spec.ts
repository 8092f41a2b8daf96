import { randomUUID } from 'node:crypto';
import { storeFeedback } from '@fenestra/contracts/http/feedback';
import { storeLogEntry } from '@fenestra/contracts/http/page-log';
import { must } from '@fenestra/testing/must';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { Feedbacks } from './feedback/feedback.table';
import { PurgeMessages } from './purge-messages.job';
import { NotificationsConfig } from './config';
import { Mails } from './mail.table';
import { LogEntries } from './page-log/log-entry.table';
import { Reports } from './reports/report.table';
import { notifications } from './service';

const day = 86_400;
const form = { name: 'Jana', phone: '602 555 010', email: 'jana@example.test', message: 'Jde to vyrobit?' };
const writtenOn = { browser: '', configurationId: null, logId: null, host: 'cs.localhost', screen: '/' };

let own: TestService;
beforeAll(async () => {
  own = await startTestService(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } }); // a mail stays due
});
afterAll(() => own.close());

const keep = async (changeId: string = randomUUID()) =>
  must(await own.client.call(storeFeedback, { body: { shopId: 7, form, writtenOn, changeId } }));
const report = async (id: string) => {
  const body = { id, shopId: 7, host: 'cs.localhost', browser: '', pageTime: '', data: '{}' } as const;
  must(await own.client.call(storeLogEntry, { body }));
};
const written = async (table = 'feedback') => (await own.db.query<unknown[]>(`SELECT id FROM ${table}`)).length;
const countsOf = (...tables: string[]) =>
  Promise.all(tables.map(async (table) => (await own.db.query<unknown[]>(`SELECT FROM ${table}`)).length));
const forget = () => {
  const { db, clock } = own;
  const rows = [
    new Feedbacks(db, clock),
    new LogEntries(db, clock),
    new Mails(db, clock),
    new Reports(db, clock),
  ] as const;
  const ages = NotificationsConfig.parse({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const job = () => new PurgeMessages(...rows, clock, ages).perform();
  return Promise.all([job(), job()]); // in two processes at the same time
};

it('keeps a message with its mail, once for each request', async () => {
  const changeId = randomUUID();
  await Promise.all([keep(changeId), keep(changeId)]);
  await keep(changeId);

  expect(await written()).toBe(1);
  expect(await own.db.query('SELECT kind FROM mail')).toEqual([{ kind: 'feedback' }]);
});

it('keeps messages and entries of the log for twelve months and no longer [OPEN-Q-108]', async () => {
  await own.db.query('DELETE FROM feedback');
  await keep();
  for (const id of ['A'.repeat(22), 'B'.repeat(22), 'A'.repeat(22)]) await report(id);
  own.clock.passSeconds(364 * day);
  await forget();
  expect([await written(), await written('log_entry')]).toEqual([1, 2]);

  own.clock.passSeconds(2 * day);
  await forget();
  expect([await written(), await written('log_entry')]).toEqual([0, 0]);
});

it('forgets mails and reports that are over after ninety days, in batches, and none that is still to be sent', async () => {
  await own.db.query('DELETE FROM mail');
  await own.db.query(
    `INSERT INTO mail (id, order_id, kind, state, check_at)
     SELECT uuidv7(), uuidv7(), 'confirmation', CASE WHEN n > 1201 THEN 'due' ELSE 'sent' END, CASE WHEN n > 1201 THEN 'infinity'::timestamptz END
     FROM generate_series(1, 1203) AS n`,
  );
  await own.db.query(
    `INSERT INTO report (order_id, kind, state, check_at) VALUES (uuidv7(), 'heureka', 'sent', NULL), (uuidv7(), 'heureka', 'due', 'infinity')`,
  );
  own.clock.passSeconds(89 * day - (own.clock.now().getTime() - Date.now()) / 1_000);
  await forget();
  expect(await countsOf('mail', 'report')).toEqual([1203, 2]);

  own.clock.passSeconds(2 * day);
  await forget();
  expect(await countsOf('mail', 'report')).toEqual([2, 1]);
});

it('mails nothing of a message that was erased before', async () => {
  await own.db.query('DELETE FROM mail');
  await keep();
  await own.db.query('DELETE FROM feedback');
  own.clock.passMinutes(60);

  await eventually(async () => {
    own.clock.passMinutes(1);
    expect(await own.db.query('SELECT state FROM mail')).toEqual([{ state: 'refused' }]);
  });
});
