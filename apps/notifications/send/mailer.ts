import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { Config } from '@fenestra/platform/service/config';
import type { NotificationsConfig } from '../config';
import { supportsSmtpUtf8 } from './smtp-features';

const timeoutMs = 15_000;
/** To the mail server, and so the mails that are sent at the same time. */
export const maxSmtpConnections = 4;

/** A PDF that a mail carries, and what its file is called. */
export type AttachedPdf = { readonly name: string; readonly pdf: Buffer };

export type Message = {
  readonly messageId: string;
  readonly from: string;
  readonly replyTo: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** PNG pictures that the HTML shows by content id. */
  readonly pictures: readonly { readonly cid: string; readonly png: Buffer }[];
  /** To be kept by who reads the mail. */
  readonly papers?: readonly AttachedPdf[];
};

/** The message in nodemailer's words. In base64 no line is too long for any mail server. */
export const toNodemailer = ({ pictures, papers = [], ...message }: Message): SendMailOptions => ({
  ...message,
  textEncoding: 'base64',
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: [
    ...pictures.map(({ cid, png }) => ({
      cid,
      content: png,
      filename: `${cid.split('@')[0]}.png`,
      contentDisposition: 'inline' as const,
    })),
    ...papers.map(({ name, pdf }) => ({ content: pdf, filename: name, contentType: 'application/pdf' })),
  ],
});

/** The mail server will never take this message. Its words are left out: they quote the address. */
export class MailRejected extends Error {}

/** Hands messages to the mail server. Any error but a MailRejected leaves open whether it took the message. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly sender: string;

  private readonly url: string;

  constructor(@Inject(Config) { SMTP_URL, MAIL_FROM }: NotificationsConfig) {
    this.sender = MAIL_FROM;
    this.url = SMTP_URL;
    this.transport = createTransport({
      url: SMTP_URL,
      pool: true,
      maxConnections: maxSmtpConnections,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(message: Message): Promise<void> {
    await this.rejectUndeliverable(message);
    const envelope = { from: this.sender, to: message.to };
    await this.transport.sendMail({ envelope, ...toNodemailer(message) }).catch((cause: unknown) => {
      const { code, responseCode } = cause as { code?: string; responseCode?: number };
      const codes = [code, responseCode].filter(Boolean).join(' ');
      throw new (isPermanent(responseCode, code) ? MailRejected : Error)(`the mail server said ${codes}`);
    });
  }

  /** A server without SMTPUTF8 would take the address as bytes and lose the mail, or refuse it in words of its own. */
  private async rejectUndeliverable({ to }: Message): Promise<void> {
    if (isAscii(to) || (await supportsSmtpUtf8(this.url, timeoutMs))) return;
    throw new MailRejected('the mail server said no SMTPUTF8: it takes addresses in ASCII only');
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

const isAscii = (address: string): boolean => /^\p{ASCII}*$/u.test(address);

/** A 5xx is about this message, unless it is about our own login. */
const isPermanent = (responseCode = 0, code = ''): boolean =>
  responseCode >= 500 && responseCode < 600 && code !== 'EAUTH';
