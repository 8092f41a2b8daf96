import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Ledger } from './ledger';
import type { Mailbox } from './mail/mailbox';

/** What to look for, as patterns over texts in small letters: who asks knows the person, and by what a text is about them. */
const Search = z.object({ about: z.string().min(1), names: z.string().min(1) });
type Finder = (text: string) => boolean;

const erased = '[erased]';

/** What the outside world of a shop on one machine knows of a person, and its forgetting. A real provider is asked by people. */
export function servePersonalData(app: FastifyInstance, ledger: Ledger, mailbox: Mailbox): void {
  app.post('/__sandbox/people/exports', async (request, reply) => {
    const { about } = searchIn(request.body);
    const mails = await Promise.all((await mailbox.findAbout(about)).map((id) => mailbox.read(id)));
    const mailTexts = mails.map((mail) => ({
      date: mail?.date,
      to: mail?.to,
      subject: mail?.subject,
      text: mail?.text,
    }));
    return reply.send({ mails: mailTexts, records: ledger.records.filter((record) => about(JSON.stringify(record))) });
  });

  app.post('/__sandbox/people/erasures', async (request, reply) => {
    const { about, names } = searchIn(request.body);
    const mails = await mailbox.findAbout(about);
    mailbox.overwrite(mails);
    const records = ledger.records.filter(
      (record) => mails.includes(String(record['id'])) || about(JSON.stringify(record)),
    );
    for (const record of records) {
      if (record.kind === 'mail.accepted') Object.assign(record, { to: [erased], subject: erased });
      eraseIn(record, about, names);
    }
    if (records.length > 0) ledger.rewrite();
    return reply.send({ mails: mails.length, records: records.length });
  });
}

function searchIn(body: unknown): Record<keyof z.output<typeof Search>, Finder> {
  const { about, names } = Search.parse(body);
  return { about: finderOf(about), names: finderOf(names) };
}

function finderOf(pattern: string): Finder {
  const expression = new RegExp(pattern, 'u');
  return (text) => expression.test(text.toLowerCase());
}

/**
 * In place: payments are the same objects as in the ledger. What is told of a person goes as a whole, with town and first name;
 * the kind of a record stays, whatever a person is called.
 */
function eraseIn(value: object, about: Finder, names: Finder): void {
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    const isPerson = name === 'contact' && about(JSON.stringify(field));
    if (typeof field === 'object' && field !== null) eraseIn(field, about, isPerson ? () => true : names);
    else if (typeof field === 'string' && name !== 'kind' && names(field)) Object.assign(value, { [name]: erased });
  }
}
