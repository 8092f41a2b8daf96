import PostalMime from 'postal-mime';
import { createTransport } from 'nodemailer';
import { seedOf } from '@fenestra/testing/seed';
import { seededBytes, seededRandom } from '@fenestra/testing/seeded-random';
import { toNodemailer, type Message } from './mailer';

const random = seededRandom(seedOf());
const toMemory = createTransport({ streamTransport: true, buffer: true });
const sourceOf = async (sent: Message) => (await toMemory.sendMail(toNodemailer(sent))).message as Buffer;

const message = {
  messageId: '<0192@okna.example>',
  from: 'Fenestra <objednavky@okna.example>',
  replyTo: 'info@okna.example',
  to: 'jana@example.test',
  subject: 'Vaše objednávka č. 202607000123: příliš žluťoučký kůň úpěl ďábelské ódy a ještě mnohem déle',
  html: `<p>Příliš žluťoučký kůň</p><img src="cid:line-1.0192@okna.example">${'<br>.\r\n'.repeat(400)}`,
  text: 'Příliš žluťoučký kůň\n.\nKonec bez mezer '.repeat(20).trim(),
  pictures: [1, 2].map((nth) => ({ cid: `line-${nth}.0192@okna.example`, png: seededBytes(random, 1_000 * nth) })),
};

describe('the source of a message', () => {
  it('says to any mail program what was put in, pictures by content id among it', async () => {
    const read = await PostalMime.parse(await sourceOf(message));

    expect(read).toMatchObject({
      subject: message.subject,
      messageId: message.messageId,
      from: { name: 'Fenestra', address: 'objednavky@okna.example' },
      to: [{ address: message.to }],
      replyTo: [{ address: message.replyTo }],
      text: message.text,
      html: message.html,
    });
    expect(read.headers).toContainEqual({
      key: 'auto-submitted',
      value: 'auto-generated',
      originalKey: 'Auto-Submitted',
    });
    expect(read.attachments.map(({ contentId, disposition, mimeType }) => [contentId, disposition, mimeType])).toEqual(
      message.pictures.map(({ cid }) => [`<${cid}>`, 'inline', 'image/png']),
    );
    expect(read.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual(
      message.pictures.map(({ png }) => png),
    );
  });

  it('carries papers beside the pictures, under their names', async () => {
    const papers = [{ name: 'Všeobecné obchodní podmínky.pdf', pdf: seededBytes(random, 3_000) }];
    const { attachments } = await PostalMime.parse(await sourceOf({ ...message, papers }));

    const { filename, mimeType, disposition, content } = attachments.at(-1)!;
    expect([filename, mimeType, disposition]).toEqual([papers[0]!.name, 'application/pdf', 'attachment']);
    expect(Buffer.from(content as ArrayBuffer)).toEqual(papers[0]!.pdf);
  });

  it('keeps to seven bits and to lines that every mail server takes', async () => {
    const lines = (await sourceOf(message)).toString('latin1').split('\r\n');

    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
    for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]*$/);
  });

  it('lets nobody write a header into it', async () => {
    const subject = 'Objednávka\r\nBcc: x@example.test\r\n\r\n<script>';
    const read = await PostalMime.parse(
      await sourceOf({ ...message, subject, to: 'jana@example.test\r\nBcc: y@example.test' }),
    );

    expect(read.bcc).toBeUndefined();
    expect(read.html).toBe(message.html);
  });
});
