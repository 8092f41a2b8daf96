import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { Envelope } from './envelope';

it("mails name the shop's own phone and address where it has given them, else the placeholders [OPEN-Q-106]", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shops-'));
  const SHOPS_FILE = join(folder, 'shops.json');
  const contact = { phone: '+420 222 333 444', email: 'eva@okna.example' };
  await writeFile(SHOPS_FILE, JSON.stringify({ cs: { hosts: [], origin: 'https://okna.example', contact } }));
  const config = { SHOPS_FILE, PORT: 3000, SMTP_URL: 'smtp://x', MAIL_FROM: 'a@b.example' };
  const envelope = new Envelope(config as ConstructorParameters<typeof Envelope>[0]);
  await rm(folder, { recursive: true });

  expect(envelope.homeOf(shopByCode('cs'))).toEqual({ origin: 'https://okna.example', phone: contact.phone });
  expect(envelope.addressOf(shopByCode('cs'))).toBe(contact.email);
  expect(envelope.homeOf(shopByCode('de')).phone).toMatch(/^\+49 /);
  expect(envelope.addressOf(shopByCode('de'))).toMatch(/@fenestra\.example$/);
  const mail = { to: 'jana@example.test', subject: '', html: () => '', text: '', pictures: [] };
  expect(await envelope.around('mail', shopByCode('cs'), mail)).toMatchObject({ replyTo: contact.email });
});
