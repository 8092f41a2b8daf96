import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { MessageBuilder } from './message-builder';

it("mails name the shop's own phone and address where it has given them, else the placeholders [OPEN-Q-106]", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shops-'));
  const SHOPS_FILE = join(folder, 'shops.json');
  const contact = { phone: '+420 222 333 444', email: 'eva@okna.example' };
  await writeFile(SHOPS_FILE, JSON.stringify({ cs: { hosts: [], origin: 'https://okna.example', contact } }));
  const config = { SHOPS_FILE, PORT: 3000, SMTP_URL: 'smtp://x', MAIL_FROM: 'a@b.example' };
  const envelope = new MessageBuilder(config as ConstructorParameters<typeof MessageBuilder>[0]);
  await rm(folder, { recursive: true });

  expect(envelope.storefrontContactOf(shopByCode('cs'))).toEqual({
    origin: 'https://okna.example',
    phone: contact.phone,
  });
  expect(envelope.shopEmailOf(shopByCode('cs'))).toBe(contact.email);
  expect(envelope.storefrontContactOf(shopByCode('de')).phone).toMatch(/^\+49 /);
  expect(envelope.shopEmailOf(shopByCode('de'))).toMatch(/@fenestra\.example$/);
  const mail = { to: 'jana@example.test', subject: '', html: () => '', text: '', pictures: [] };
  expect(await envelope.build('mail', shopByCode('cs'), mail)).toMatchObject({ replyTo: contact.email });
});
