import { randomUUID } from 'node:crypto';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { startTestService } from '@fenestra/testing/start-test-service';
import { MovableClock } from '@fenestra/testing/time';
import { Mails } from '../mail.table';
import { notifications } from '../service';

it('a mail that waits for stock has no tries, so that its first failure is followed by the shortest pause', async () => {
  const own = await startTestService(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const clock = new MovableClock();
  clock.passMinutes(120);
  const mails = new Mails(own.db, clock);
  const id = randomUUID();
  const checkAt = new Date(own.clock.now().getTime() + 3_600_000); // later than the service itself looks
  await own.db.query(
    `INSERT INTO mail (id, order_id, kind, state, check_at) VALUES ($1, $1, 'confirmation', 'due', $2)`,
    [id, checkAt],
  );
  const end = (said?: string) =>
    new Outbox(own.db).transaction((unit) =>
      mails.endClaims(unit, [{ id, state: 'due', checkAt, ...(said && { said }) }]),
    );
  const tries: number[] = [];
  for (const said of [undefined, undefined, undefined, 'no answer', undefined]) {
    tries.push((await mails.claim(1))[0]!.tries);
    await end(said);
  }

  expect(tries).toEqual([1, 1, 1, 1, 2]);
  expect(await own.db.query('SELECT tries FROM mail')).toEqual([{ tries: 1 }]);
  await own.close();
});
