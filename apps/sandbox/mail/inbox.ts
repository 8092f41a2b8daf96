import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Email } from 'postal-mime';
import { escapeHtml, htmlPage } from '../html-page';
import type { Mailbox, MailEntry } from './mailbox';

type ById = { Params: { id: string } };
type ByRecipient = { Querystring: { to?: string } };

/** A mail can hold anything, so its page may show pictures and styles and nothing else. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";

/** The mails that the shop has sent: a page for people, JSON and parts for tests. */
export function serveInbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<ByRecipient>('/inbox', (request, reply) =>
    reply.type('text/html').send(listPage(mailbox.list(request.query.to))),
  );
  app.get<ByRecipient>('/inbox/messages', (request, reply) => reply.send(mailbox.list(request.query.to)));

  app.get<ById>('/inbox/messages/:id.eml', (request, reply) =>
    send(reply, 'text/plain; charset=utf-8', mailbox.source(request.params.id)),
  );
  app.get<ById>('/inbox/messages/:id.txt', async (request, reply) =>
    send(reply, 'text/plain; charset=utf-8', (await mailbox.read(request.params.id))?.text),
  );
  app.get<ById>('/inbox/messages/:id.html', async (request, reply) => {
    const mail = await mailbox.read(request.params.id);
    return send(reply.header('content-security-policy', policy), 'text/html; charset=utf-8', mail && htmlOf(mail));
  });
  app.get<ById>('/inbox/:id', async (request, reply) => {
    const mail = await mailbox.read(request.params.id);
    return send(reply, 'text/html; charset=utf-8', mail && mailPage(request.params.id, mail));
  });
}

function send(reply: FastifyReply, type: string, content: string | Buffer | undefined): FastifyReply {
  return content === undefined ? reply.status(404).send({ message: 'no such mail' }) : reply.type(type).send(content);
}

/** Pictures that the mail carries by content id, put where they are shown. */
function htmlOf(mail: Email): string {
  return mail.attachments.reduce(
    (html, { contentId, mimeType, content }) => {
      if (!contentId) return html;
      const data = Buffer.from(content as ArrayBuffer).toString('base64');
      return html.replaceAll(`cid:${contentId.replace(/[<>]/g, '')}`, `data:${mimeType};base64,${data}`);
    },
    mail.html ?? `<pre>${escapeHtml(mail.text ?? '')}</pre>`,
  );
}

function listPage(mails: readonly MailEntry[]): string {
  const rows = mails.map(
    ({ id, to, subject, date }) =>
      `<tr><td>${escapeHtml(new Date(date).toLocaleString('cs-CZ'))}</td><td>${escapeHtml(to.join(', '))}</td><td><a href="/inbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Odesláno</th><th>Komu</th><th>Předmět</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return htmlPage(
    'Doručená pošta (zkušební)',
    `<h1>Pošta</h1>${rows.length > 0 ? table : '<p>Zatím nepřišla žádná zpráva.</p>'}`,
    'cs',
    false,
  );
}

function mailPage(id: string, { subject = '', from, to }: Email): string {
  const address = `/inbox/messages/${id}`;
  const people = `${escapeHtml(from?.address ?? '')} → ${escapeHtml((to ?? []).map((each) => each.address ?? '').join(', '))}`;
  return htmlPage(
    'Doručená pošta (zkušební)',
    `<h1>${escapeHtml(subject)}</h1><p>${people}</p>
     <p><a href="/inbox">Všechny zprávy</a> · <a href="${address}.html">HTML</a> · <a href="${address}.txt">text</a> · <a href="${address}.eml">zdroj</a></p>
     <iframe sandbox title="${escapeHtml(subject)}" src="${address}.html"></iframe>`,
    'cs',
    false,
  );
}
