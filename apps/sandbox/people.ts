import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Ledger } from './ledger';
import type { Mailbox } from './mail/mailbox';

/** By their address, and by what else stands for them in texts. */
const Person = z.object({ email: z.string().min(3), marks: z.array(z.string().min(3)).default([]) });
type About = (text: string) => boolean;

const erased = '[erased]';

/** What the outside world of a shop on one machine knows of a person, and its forgetting. A real provider is asked by people. */
export function servePeople(app: FastifyInstance, ledger: Ledger, mailbox: Mailbox): void {
  app.post('/__sandbox/people/exports', async (request, reply) => {
    const about = aboutOf(request.body);
    const mails = await Promise.all((await mailbox.about(about)).map((id) => mailbox.read(id)));
    const told = mails.map((mail) => ({ date: mail?.date, to: mail?.to, subject: mail?.subject, text: mail?.text }));
    return reply.send({ mails: told, records: ledger.records.filter((record) => about(JSON.stringify(record))) });
  });

  app.post('/__sandbox/people/erasures', async (request, reply) => {
    const about = aboutOf(request.body);
    const mails = await mailbox.about(about);
    mailbox.blank(mails);
    const records = ledger.records.filter(
      (record) => mails.includes(String(record['id'])) || about(JSON.stringify(record)),
    );
    for (const record of records) {
      if (record.kind === 'mail.accepted') Object.assign(record, { to: [erased], subject: erased });
      eraseIn(record, about);
    }
    if (records.length > 0) ledger.rewrite();
    return reply.send({ mails: mails.length, records: records.length });
  });
}

function aboutOf(body: unknown): About {
  const { email, marks } = Person.parse(body);
  const all = [email, ...marks].map((mark) => mark.toLowerCase());
  return (text) => all.some((mark) => text.toLowerCase().includes(mark));
}

/** In place: payments are the same objects as in the ledger. What is told of a person goes as a whole, with town and first name. */
function eraseIn(value: object, about: About): void {
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    const isPerson = name === 'contact' && about(JSON.stringify(field));
    if (typeof field === 'object' && field !== null) eraseIn(field, isPerson ? () => true : about);
    else if (typeof field === 'string' && about(field)) Object.assign(value, { [name]: erased });
  }
}
