import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';

/** Whether the mail server takes addresses with letters outside of ASCII (RFC 6531), by its answer to EHLO. Rejects if it cannot be reached. */
export function supportsSmtpUtf8(smtpUrl: string, timeoutMs: number): Promise<boolean> {
  const { host, port, secure, tls, ignoreTLS, requireTLS } = parseConnectionUrl(smtpUrl);
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    tls,
    ignoreTLS,
    requireTLS,
    ...timeouts,
  } as ConstructorParameters<typeof SMTPConnection>[0]);
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect(() => {
      resolve(/[ -]SMTPUTF8\b/im.test(connection.lastServerResponse || ''));
      connection.quit();
    });
  });
}
