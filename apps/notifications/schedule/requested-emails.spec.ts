import { randomUUID } from 'node:crypto';
import { configuration } from '@fenestra/configuration/service';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import { taskAttempts, type TaskOutcome } from '@fenestra/platform/observability/metrics';
import { publish } from '@fenestra/testing/events';
import { startTestService } from '@fenestra/testing/start-test-service';
import { eventually } from '@fenestra/testing/time';
import { notifications } from '../service';

const mailsCounted = async (outcome: TaskOutcome) =>
  (await taskAttempts.get()).values.find(({ labels }) => labels.task === 'mail' && labels.outcome === outcome)?.value;

it('writes to nobody whose letter was erased before the mail went out, and counts no mail as sent', async () => {
  const sent = await mailsCounted('done');
  const owner = await startTestService(configuration);
  const own = await startTestService(notifications, {
    env: { SMTP_URL: 'smtp://127.0.0.1:1' }, // a mail would stay due
    others: { configuration: owner },
  });
  const letterId = randomUUID();
  const saved = {
    letterId,
    shopId: 7,
    products: ['OS1'],
    currency: 'CZK',
    net: 100_00,
    validUntil: '2026-12-06',
  } as const;
  await publish(own.transport, offerSaved, { ...saved, products: [...saved.products] });

  await eventually(async () =>
    expect(await own.db.query('SELECT letter_id, kind, state, check_at FROM mail')).toEqual([
      { letter_id: letterId, kind: 'saved-offer', state: 'refused', check_at: null },
    ]),
  );
  expect(await mailsCounted('done')).toBe(sent);
  await own.close();
  await owner.close();
});
