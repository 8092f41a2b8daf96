import { randomUUID } from 'node:crypto';
import { keepFeedback } from '@fenestra/contracts/http/feedback';
import { keepLogEntry } from '@fenestra/contracts/http/page-log';
import { must } from '@fenestra/testing/must';
import { type Alone, startAlone } from '@fenestra/testing/start-alone';
import { eventually } from '@fenestra/testing/time';
import { Feedbacks } from './feedback/feedback.table';
import { ForgetVisitors } from './forget-visitors.job';
import { LogEntries } from './page-log/log-entry.table';
import { notifications } from './service';

const day = 86_400;
const form = { name: 'Jana', phone: '602 555 010', email: 'jana@example.test', message: 'Jde to vyrobit?' };
const writtenOn = { browser: '', configurationId: null, logId: null, host: 'cs.localhost', screen: '/' };

let own: Alone;
beforeAll(async () => {
  own = await startAlone(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } }); // a mail stays due
});
afterAll(() => own.close());

const keep = async (changeId: string = randomUUID()) =>
  must(await own.client.call(keepFeedback, { body: { shopId: 7, form, writtenOn, changeId } }));
const report = async (id: string) => {
  const body = { id, shopId: 7, host: 'cs.localhost', browser: '', pageTime: '', data: '{}' } as const;
  must(await own.client.call(keepLogEntry, { body }));
};
const written = async (table = 'feedback') => (await own.db.query<unknown[]>(`SELECT id FROM ${table}`)).length;
const forget = () => {
  const rows = [new Feedbacks(own.db, own.clock), new LogEntries(own.db, own.clock)] as const;
  return new ForgetVisitors(...rows, own.clock).perform();
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
