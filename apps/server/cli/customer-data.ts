import { z } from 'zod';
import { eraseCustomer, exportCustomer, type RetainedData, type Person } from '@fenestra/contracts/http/customers';
import { searchTermsOf, searchPatterns } from '@fenestra/domain/erasure';
import { parseEmail } from '@fenestra/domain/ordering/email-address';
import { emailSpellings } from '@fenestra/platform/personal/email-spellings';
import type { PrivateService } from '@fenestra/clients/service-clients';
import { resolveSystem, withService } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** Those who write to people before those who know them, and orders at last: by them somebody is found, should this be done again. */
const erasureOrder = [
  'configuration',
  'cart',
  'notifications',
  'payments',
  'stock',
  'pricing',
  'orders',
] as const satisfies readonly PrivateService[];

/** Who has copies of their own. People ask them: GDPR Art. 19. */
const recipients = [
  'the ERP and whoever reads its feed: what they have copied of orders',
  'GoPay: name, e-mail, phone and address of who was sent to pay there; PayPal: numbers and amounts of orders',
  'the mail provider, and the shop’s own mailbox: mails to and from the person',
  'Heureka: the e-mail of orders whose shopper agreed; the affiliate network: numbers and amounts of orders',
];

type FoundCustomer = { readonly person: Person; readonly data: Readonly<Record<string, unknown>> };

/** All that is kept of a person, in one document for people and machines (GDPR Art. 15 and 20). */
export async function exportCustomerData(email: string): Promise<CommandOutcome> {
  const { data } = await findCustomer(email);
  const document = {
    format: 'fenestra-customer-1',
    email,
    exportedAt: new Date().toISOString(),
    data,
    recipients,
  };
  return { done: true, text: JSON.stringify(document, null, 2), data: document };
}

/** Each service forgets what it keeps, and says what has to stay (GDPR Art. 17). May be repeated, and has to be where a service did not answer. */
export async function eraseCustomerData(email: string): Promise<CommandOutcome> {
  const { person } = await findCustomer(email);
  const erased: Record<string, number> = {};
  const retained: RetainedData[] = [];
  for (const service of erasureOrder) {
    const result = await withService(service, (client) => client.call(eraseCustomer, { body: person }));
    if (!result.ok) return { done: false, text: `the ${service} service refused`, data: result };
    for (const [what, count] of Object.entries(result.value.erased)) erased[what] = (erased[what] ?? 0) + count;
    retained.push(...result.value.kept);
  }
  Object.assign(erased, await requestSandbox('erasures', person, z.record(z.string(), z.number())));
  const data = { email, erased, kept: [...retained, ...retainedEverywhere], recipients };
  return { done: true, text: erasureText(data), data };
}

/** What no service can single out. */
const retainedEverywhere: readonly RetainedData[] = [
  {
    what: 'records that others wrote to the event log and that are no events of the shop; its own name nobody',
    why: 'a log cannot be changed; dead letters of such records are erased',
    until: null,
  },
  {
    what: 'blocks of the database’s files that are free, its write-ahead log, and backups',
    why: 'they are written over as the database goes on; restored backups have to be erased anew',
    until: null,
  },
];

/** Orders first: what else is known of the person is found by what stands in them, and in what is found so. */
async function findCustomer(email: string): Promise<FoundCustomer> {
  let person: Person = { email: parseEmail(email) ?? email, orderIds: [], marks: searchTermsOf(emailSpellings(email)) };
  const data: Record<string, unknown> = {};
  for (const service of erasureOrder.toReversed()) {
    const result = await withService(service, (client) => client.call(exportCustomer, { body: person }));
    if (!result.ok) throw new Error(`the ${service} service refused`);
    const { data: held, orderIds, marks } = result.value;
    if (Object.keys(held).length > 0) data[service] = held;
    person = {
      ...person,
      orderIds: [...person.orderIds, ...orderIds],
      marks: searchTermsOf([...person.marks, ...marks]),
    };
  }
  const outside = await requestSandbox('exports', person, z.record(z.string(), z.array(z.unknown())));
  return { person, data: { ...data, ...(outside && { sandbox: outside }) } };
}

/** The outside world of a shop on one machine, which is told what to look for; nothing where there is a real one. */
async function requestSandbox<T extends z.ZodType>(
  what: string,
  person: Person,
  schema: T,
): Promise<z.output<T> | undefined> {
  const { sandboxUrl } = await resolveSystem();
  if (!sandboxUrl) return undefined;
  const answer = await fetch(`${sandboxUrl}/__sandbox/people/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(searchPatterns(person.marks)),
  });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
  return schema.parse(await answer.json());
}

type Erasure = { readonly erased: Readonly<Record<string, number>>; readonly kept: readonly RetainedData[] };

function erasureText({ erased, kept: retained }: Erasure): string {
  const counts = Object.entries(erased).map(([what, count]) => `  ${String(count).padStart(4)}  ${labelOf(what)}`);
  const stays = retained.map(({ what, why, until }) => `  ${what}${until ? `, until ${until}` : ''}\n    ${why}`);
  return [
    'erased',
    ...counts,
    'kept',
    ...stays,
    'to be asked themselves',
    ...recipients.map((each) => `  ${each}`),
  ].join('\n');
}

/** `savedLetters` as people write it. */
const labelOf = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
