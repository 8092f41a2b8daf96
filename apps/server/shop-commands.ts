import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { z } from 'zod';
import { archiveCopy, restoreArchive } from './shop-archive';
import { checkData, type DataKind } from './shop-check-data';
import { checkOrder } from './shop-checks';
import { backUp, restore } from './shop-backup';
import { showConfig } from './shop-config';
import { eraseCustomerOf, exportCustomerOf } from './shop-customers';
import { checkFolder, compareFolder } from './shop-compare-data';
import { listFaults, switchFaultOff, switchFaultOn } from './shop-faults';
import { discard, listLetters, replay, replayAll, showLetter } from './shop-dead-letters';
import { listDisputedPayments } from './shop-disputes';
import { migrateAll } from './shop-migrate';
import { findOffers } from './shop-offers';
import { actOnOrder, cancelOrder, listOrders, showOrder, skipNumbers } from './shop-orders';
import { replayOutbox } from './shop-outbox';
import type { Outcome } from './shop-outcome';
import { importFolder, listReleases, useVersion } from './shop-releases';
import { shipOrder } from './shop-shipments';
import { setPieces } from './shop-stock';
import { inStores, presentFiles } from './shop-stores';
import { listStuck } from './shop-stuck';
import { shopAround } from './shop-synthetic';
import { bookTransfer, listTransfersToReturn, noteReturned } from './shop-transfers';
import { address, ago, count, day, formed, given, minor, moment, number, start } from './shop-words';

const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;

/** What may be typed behind a command. */
export const options = {
  ...{ help: { ...flag, short: 'h' }, json: flag, unpaid: flag, unchecked: flag, contact: flag, yes: flag, all: flag },
  ...{ group: text, topic: text, since: text, state: text, shop: text, arrives: text, parcel: text },
  ...{ reason: text, from: text, session: text, limit: text, 'older-than': text, 'price-list': text },
} as const;

export type Flags = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
export type Command = { readonly usage: string; readonly run: (words: string[], flags: Flags) => Promise<Outcome> };

export const commands: Record<string, Command> = {
  'stock set': {
    usage: 'stock set <product> <pieces> [<day>]   set the pieces on hand, and the day of the next delivery',
    run: ([product, pieces, expected]) => setPieces(number(product), number(pieces), day(expected)),
  },
  'orders list': {
    usage:
      'orders list [--state <state>] [--shop <code>] [--unpaid] [--unchecked] [--older-than <days>] [--price-list <version>] [--limit <n>]   the latest first',
    run: (_, { state, shop, unpaid, unchecked, limit, 'older-than': days, 'price-list': priceList }) =>
      listOrders({ state, shop, unpaid, unchecked, priceList, limit: count(limit), olderThan: count(days) }),
  },
  'orders show': {
    usage:
      'orders show <number> [--contact --reason <text>]   its whole story, what is wrong first; whose it is only with a reason, which is noted',
    run: ([word], { contact, reason }) => showOrder(given(word), contact ? given(reason) : undefined),
  },
  'orders replay': {
    usage: 'orders replay <number> <event> <group>   hand one event to one group again: payment.received orders.saga',
    run: ([word, event, group]) =>
      actOnOrder(given(word), (actions, found) => actions.replay(found, given(event), given(group))),
  },
  'orders cancel': {
    usage: 'orders cancel <number> --reason <text> [--yes]   goods are free, money goes back, the shopper is told',
    run: ([word], { reason, yes }) => cancelOrder(given(word), given(reason), yes),
  },
  'orders checked': {
    usage: 'orders checked <number>           gone through with its shopper, who is told that it is binding now',
    run: ([word]) => checkOrder(given(word)),
  },
  'orders shipped': {
    usage:
      'orders shipped <number> [--arrives <day>] [--parcel <code>]   goods left or can be fetched; the shopper is told',
    run: ([word], { arrives, parcel }) => shipOrder(given(word), { arrives: day(arrives) ?? undefined, parcel }),
  },
  'orders skip-numbers': {
    usage: 'orders skip-numbers <how many>    of each shop, after a restored backup: lost orders may have them',
    run: ([many]) => skipNumbers(number(many)),
  },
  'offers find': {
    usage: 'offers find <number>              the saved offer that a shopper names, 7Q4M-K2XD, and where it opens',
    run: ([number]) => findOffers(given(number)),
  },
  'transfers book': {
    usage:
      'transfers book <variable symbol> <amount> <reference>   a credit on the bank statement, once for its reference',
    run: ([symbol, amount, reference]) =>
      bookTransfer(formed(symbol, /^\d{10}$/, 'variable symbol of ten digits'), minor(amount), given(reference)),
  },
  'transfers to-return': {
    usage: 'transfers to-return               what came too late or on top and has to be sent back',
    run: () => listTransfersToReturn(),
  },
  'transfers returned': {
    usage: 'transfers returned <id> <amount>  it was sent back',
    run: ([id, amount]) => noteReturned(formed(id, z.regexes.uuid(), 'id of `transfers to-return`'), minor(amount)),
  },
  'payments look': {
    usage:
      'payments look <number> [--session <id>]   take over what the gateway says of its sessions; any number of times',
    run: ([word], { session }) => actOnOrder(given(word), (actions, found) => actions.lookAtPayment(found, session)),
  },
  'mails resend': {
    usage: 'mails resend <number> <kind>      send a mail of an order once more, to the address of the order',
    run: ([word, kind]) => actOnOrder(given(word), (actions, found) => actions.resend(found, given(kind))),
  },
  stuck: {
    usage: 'stuck                             what in the whole shop is older than it should be, and what to type next',
    run: () => listStuck(),
  },
  'payments disputed': {
    usage: 'payments disputed                 what a gateway took in another amount or currency than was asked for',
    run: () => listDisputedPayments(),
  },
  'dead-letters list': {
    usage:
      'dead-letters list [--group <group>] [--topic <topic>] [--since <2h or day or time>] [--all]   events that could not be handled, by cause; each with --all',
    run: (_, flags) => listLetters(choiceOf(flags), flags.all),
  },
  'dead-letters show': {
    usage: 'dead-letters show <id>            one of them with its content and fault',
    run: ([id]) => showLetter(given(id)),
  },
  'dead-letters replay': {
    usage:
      'dead-letters replay <id> | --group <group> | --topic <topic> | --since <…> | --all   hand it over again, and what waits behind it',
    run: ([id], flags) => {
      const choice = choiceOf(flags);
      const isMany = flags.all ?? Object.values(choice).some((part) => part !== undefined);
      return id === undefined && isMany ? replayAll(choice) : replay(given(id));
    },
  },
  'dead-letters discard': {
    usage: 'dead-letters discard <id> --reason <text>   drop it for good',
    run: ([id], { reason }) => discard(given(id), given(reason)),
  },
  'outbox replay': {
    usage: 'outbox replay --since <2h or day or time>   send again what was sent since then: the event log has lost it',
    run: (_, { since }) => replayOutbox(ago(given(since))),
  },
  'customers export': {
    usage: 'customers export <e-mail>         all that is kept of somebody, as one JSON document',
    run: ([email]) => exportCustomerOf(address(email)),
  },
  'customers erase': {
    usage: 'customers erase <e-mail>          erase somebody everywhere; tells what has to stay, why and until when',
    run: ([email]) => eraseCustomerOf(address(email)),
  },
  'check-data': {
    usage: 'check-data                        whether the catalogue and price list folders may go live',
    run: () => checkData(process.env),
  },
  ...dataCommands('catalogue'),
  ...dataCommands('price-list'),
  backup: {
    usage: 'backup <folder>                   all of a shop in one process, while it runs',
    run: ([folder]) => backUp(resolve(given(folder))),
  },
  restore: {
    usage: 'restore <folder>                  make the data folder of a shop that does not run from a backup',
    run: ([folder]) => restore(resolve(given(folder))),
  },
  'archive copy': {
    usage:
      'archive copy <data folder> <archive>   all databases of a server that archives its log there, while it runs',
    run: ([folder, archive]) => archiveCopy(resolve(given(folder)), resolve(given(archive))),
  },
  'archive restore': {
    usage:
      'archive restore <data folder> <archive> [<moment>]   of a server that is stopped: all databases as they were then',
    run: ([folder, archive, when]) =>
      restoreArchive(
        resolve(given(folder)),
        resolve(given(archive)),
        when === undefined ? when : moment(when, 'the moment'),
      ),
  },
  config: {
    usage: 'config                            all settings: what they are here, from where, and what they mean',
    run: () => showConfig(process.env),
  },
  'faults list': {
    usage: 'faults list                       what is switched on, and what could be; never in production',
    run: () => listFaults(),
  },
  'faults on': {
    usage: 'faults on <fault> [--group <group>]   let the shop fail on purpose, until it is switched off',
    run: ([name], { group }) => switchFaultOn(given(name), group),
  },
  'faults off': {
    usage: 'faults off [<fault>]              end it, or all of them',
    run: ([name]) => switchFaultOff(name),
  },
  synthetic: {
    usage:
      'synthetic [--shop <code>]         configure, order, pay where a sandbox takes it, read the mail, cancel: in each country',
    run: (_, { shop }) => shopAround(shop),
  },
  migrate: {
    usage: 'migrate                           bring all databases to this version',
    run: () => migrateAll(),
  },
};

function dataCommands(kind: DataKind): Record<string, Command> {
  return {
    [`${kind} check`]: {
      usage: `${kind} check <folder>   whether it may go live beside what the shop sells by`,
      run: async ([folder]) => checkFolder(kind, given(folder), await presentFiles(process.env)),
    },
    [`${kind} diff`]: {
      usage: `${kind} diff <folder>    what it would change: its entries, and the prices of samples`,
      run: async ([folder]) => compareFolder(kind, given(folder), await presentFiles(process.env)),
    },
    [`${kind} import`]: {
      usage: `${kind} import <folder> [--from <day or time>]   load it; it holds from then, else at once`,
      run: ([word], { from }) => {
        const [folder, when] = [given(word), { now: new Date(), from: start(from) }];
        return inStores((stores) => importFolder(kind, folder, when, stores));
      },
    },
    [`${kind} list`]: {
      usage: `${kind} list             from when each version holds, oldest first`,
      run: () => inStores((stores) => listReleases(kind, new Date(), stores)),
    },
    [`${kind} use`]: {
      usage: `${kind} use <version> [--from <day or time>]     go back to a version that was loaded before`,
      run: ([word], { from }) => {
        const [version, when] = [given(word), { now: new Date(), from: start(from) }];
        return inStores((stores) => useVersion(kind, version, when, stores));
      },
    },
  };
}

/** Which dead letters. */
const choiceOf = ({ group, topic, since }: Flags) => ({
  group,
  topic,
  since: since === undefined ? undefined : ago(since),
});
