import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Mailer, MailRejected } from './mailer';

const message = {
  ...{ messageId: '<1@okna.example>', from: 'Fenestra <o@okna.example>', replyTo: 'info@okna.example' },
  ...{ subject: 'Objednávka', html: '<p>Ahoj</p>', text: 'Ahoj', pictures: [] },
};

/** A mail server, and what it has taken. */
async function mailServer({ utf8 }: { readonly utf8: boolean }) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, hideSTARTTLS: true, disableReverseLookup: true, hideSMTPUTF8: !utf8 },
    onData: (stream, { envelope }, done) => {
      recipients.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().once('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const config = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'o@okna.example' };
  const mailer = new Mailer(config as ConstructorParameters<typeof Mailer>[0]);
  const close = () => (mailer.onApplicationShutdown(), new Promise<void>((closed) => server.close(() => closed())));
  return { mailer, recipients, [Symbol.asyncDispose]: close };
}

describe('a mail to an address with a local part outside of ASCII', () => {
  test('is refused with the reason where the mail server has no SMTPUTF8, and other mails are sent', async () => {
    await using server = await mailServer({ utf8: false });
    const refused = server.mailer.send({ ...message, to: 'šárka@example.test' });
    await expect(refused).rejects.toThrow(MailRejected);
    await expect(refused).rejects.toThrow('SMTPUTF8');
    await server.mailer.send({ ...message, to: 'info@xn--mller-kva.de' });
    expect(server.recipients).toEqual(['info@müller.de']); // as this server shows it
  });

  test('is sent where the mail server has SMTPUTF8', async () => {
    await using server = await mailServer({ utf8: true });
    await server.mailer.send({ ...message, to: 'šárka@example.test' });
    expect(server.recipients).toEqual(['šárka@example.test']);
  });
});
