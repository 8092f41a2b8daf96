import { randomUUID } from 'node:crypto';
import { eraseCustomer, exportCustomer } from '@fenestra/contracts/http/customers';
import { storeFeedback } from '@fenestra/contracts/http/feedback';
import { must } from '@fenestra/testing/must';
import { startTestService } from '@fenestra/testing/start-test-service';
import { notifications } from '../service';

const writtenOn = { browser: '', configurationId: null, logId: null, host: 'de.localhost', screen: '/' };
const spellings = ['Info@Müller.de', 'info@MÜLLER.de', 'info@mu\u0308ller.de', 'info@xn--mller-kva.de'];

test('messages stored in any spelling of a domain are exported and erased by any other', async () => {
  const own = await startTestService(notifications, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } }); // mails stay due
  try {
    for (const email of spellings) {
      const form = { name: 'Jana', phone: '030 1234567', email, message: 'Geht das?' };
      must(await own.client.call(storeFeedback, { body: { shopId: 9, form, writtenOn, changeId: randomUUID() } }));
    }
    for (const email of spellings) {
      const { data } = must(await own.client.call(exportCustomer, { body: { email, orderIds: [], marks: [] } }));
      expect(data['feedback']).toHaveLength(spellings.length);
    }
    const person = { email: spellings[3]!, orderIds: [], marks: [] };
    expect(must(await own.client.call(eraseCustomer, { body: person })).erased).toMatchObject({ feedback: 4 });
    expect(await own.db.query('SELECT FROM feedback')).toEqual([]);
  } finally {
    await own.close();
  }
});
