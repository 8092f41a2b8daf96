import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { z } from 'zod';
import { createBaseBackup, restoreFromArchive } from './wal-archive';
import { checkData, type DataKind } from './check-data';
import { checkOrder } from './check-order';
import { createBackup, restoreBackup } from './backup';
import { showConfig } from './show-config';
import { eraseCustomerData, exportCustomerData } from './customer-data';
import { checkFolder, compareFolder } from './compare-data';
import { listFaults, disableFault, enableFault } from './fault-injection';
import {
  discardDeadLetterById,
  summarizeDeadLetters,
  replayDeadLetterById,
  replayDeadLetters,
  describeDeadLetter,
} from './dead-letters';
import { listDisputedPayments } from './disputed-payments';
import { migrateDatabases } from './migrate-databases';
import { findQuotes } from './find-quotes';
import { runOrderAction, cancelOrder, listOrders, showOrder, skipNumbers } from './orders';
import { republishOutbox } from './republish-outbox';
import type { CommandOutcome } from './command-outcome';
import { importDataVersion, listDataVersions, activateDataVersion } from './data-versions';
import { shipOrder } from './ship-order';
import { setStockQuantity } from './set-stock';
import { withDataStores, readActiveData } from './service-databases';
import { listStuck } from './list-stuck';
import { runSyntheticShoppers } from './synthetic-shopper';
import { recordBankTransfer, listTransfersToReturn, recordReturnedTransfer } from './bank-transfers';
import {
  emailArgument,
  sinceArgument,
  optionalInteger,
  dateArgument,
  matchingArgument,
  requiredArgument,
  amountArgument,
  momentArgument,
  integerArgument,
  activationArgument,
} from './argument-types';

const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;

/** What may be typed behind a command. */
export const options = {
  ...{ help: { ...flag, short: 'h' }, json: flag, unpaid: flag, unchecked: flag, contact: flag, yes: flag, all: flag },
  ...{ group: text, topic: text, since: text, state: text, shop: text, arrives: text, parcel: text },
  ...{ reason: text, from: text, session: text, limit: text, 'older-than': text, 'price-list': text },
} as const;

export type Flags = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
export type Command = {
  readonly usage: string;
  readonly run: (words: string[], flags: Flags) => Promise<CommandOutcome>;
};

export const commands: Record<string, Command> = {
  'stock set': {
    usage: 'stock set <product> <pieces> [<day>]   set the pieces on hand, and the day of the next delivery',
    run: ([product, quantity, expected]) =>
      setStockQuantity(integerArgument(product), integerArgument(quantity), dateArgument(expected)),
  },
  'orders list': {
    usage:
      'orders list [--state <state>] [--shop <code>] [--unpaid] [--unchecked] [--older-than <days>] [--price-list <version>] [--limit <n>]   the latest first',
    run: (_, { state, shop, unpaid, unchecked, limit, 'older-than': days, 'price-list': priceList }) =>
      listOrders({
        state,
        shop,
        unpaid,
        unchecked,
        priceList,
        limit: optionalInteger(limit),
        olderThan: optionalInteger(days),
      }),
  },
  'orders show': {
    usage:
      'orders show <number> [--contact --reason <text>]   its whole story, what is wrong first; whose it is only with a reason, which is noted',
    run: ([word], { contact, reason }) =>
      showOrder(requiredArgument(word), contact ? requiredArgument(reason) : undefined),
  },
  'orders replay': {
    usage: 'orders replay <number> <event> <group>   hand one event to one group again: payment.received orders.saga',
    run: ([word, event, group]) =>
      runOrderAction(requiredArgument(word), (actions, found) =>
        actions.replay(found, requiredArgument(event), requiredArgument(group)),
      ),
  },
  'orders cancel': {
    usage: 'orders cancel <number> --reason <text> [--yes]   goods are free, money goes back, the shopper is told',
    run: ([word], { reason, yes }) => cancelOrder(requiredArgument(word), requiredArgument(reason), yes),
  },
  'orders checked': {
    usage: 'orders checked <number>           gone through with its shopper, who is told that it is binding now',
    run: ([word]) => checkOrder(requiredArgument(word)),
  },
  'orders shipped': {
    usage:
      'orders shipped <number> [--arrives <day>] [--parcel <code>]   goods left or can be fetched; the shopper is told',
    run: ([word], { arrives, parcel }) =>
      shipOrder(requiredArgument(word), { arrives: dateArgument(arrives) ?? undefined, parcel }),
  },
  'orders skip-numbers': {
    usage: 'orders skip-numbers <how many>    of each shop, after a restored backup: lost orders may have them',
    run: ([many]) => skipNumbers(integerArgument(many)),
  },
  'offers find': {
    usage: 'offers find <number>              the saved offer that a shopper names, 7Q4M-K2XD, and where it opens',
    run: ([number]) => findQuotes(requiredArgument(number)),
  },
  'transfers book': {
    usage:
      'transfers book <variable symbol> <amount> <reference>   a credit on the bank statement, once for its reference',
    run: ([symbol, amount, reference]) =>
      recordBankTransfer(
        matchingArgument(symbol, /^\d{10}$/, 'variable symbol of ten digits'),
        amountArgument(amount),
        requiredArgument(reference),
      ),
  },
  'transfers to-return': {
    usage: 'transfers to-return               what came too late or on top and has to be sent back',
    run: () => listTransfersToReturn(),
  },
  'transfers returned': {
    usage: 'transfers returned <id> <amount>  it was sent back',
    run: ([id, amount]) =>
      recordReturnedTransfer(
        matchingArgument(id, z.regexes.uuid(), 'id of `transfers to-return`'),
        amountArgument(amount),
      ),
  },
  'payments look': {
    usage:
      'payments look <number> [--session <id>]   take over what the gateway says of its sessions; any number of times',
    run: ([word], { session }) =>
      runOrderAction(requiredArgument(word), (actions, found) => actions.reconcilePayments(found, session)),
  },
  'mails resend': {
    usage: 'mails resend <number> <kind>      send a mail of an order once more, to the address of the order',
    run: ([word, kind]) =>
      runOrderAction(requiredArgument(word), (actions, found) => actions.resend(found, requiredArgument(kind))),
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
    run: (_, flags) => summarizeDeadLetters(deadLetterSelection(flags), flags.all),
  },
  'dead-letters show': {
    usage: 'dead-letters show <id>            one of them with its content and fault',
    run: ([id]) => describeDeadLetter(requiredArgument(id)),
  },
  'dead-letters replay': {
    usage:
      'dead-letters replay <id> | --group <group> | --topic <topic> | --since <…> | --all   hand it over again, and what waits behind it',
    run: ([id], flags) => {
      const selection = deadLetterSelection(flags);
      const isMany = flags.all ?? Object.values(selection).some((part) => part !== undefined);
      return id === undefined && isMany ? replayDeadLetters(selection) : replayDeadLetterById(requiredArgument(id));
    },
  },
  'dead-letters discard': {
    usage: 'dead-letters discard <id> --reason <text>   drop it for good',
    run: ([id], { reason }) => discardDeadLetterById(requiredArgument(id), requiredArgument(reason)),
  },
  'outbox replay': {
    usage: 'outbox replay --since <2h or day or time>   send again what was sent since then: the event log has lost it',
    run: (_, { since }) => republishOutbox(sinceArgument(requiredArgument(since))),
  },
  'customers export': {
    usage: 'customers export <e-mail>         all that is kept of somebody, as one JSON document',
    run: ([email]) => exportCustomerData(emailArgument(email)),
  },
  'customers erase': {
    usage: 'customers erase <e-mail>          erase somebody everywhere; tells what has to stay, why and until when',
    run: ([email]) => eraseCustomerData(emailArgument(email)),
  },
  'check-data': {
    usage: 'check-data                        whether the catalogue and price list folders may go live',
    run: () => checkData(process.env),
  },
  ...dataCommands('catalogue'),
  ...dataCommands('price-list'),
  backup: {
    usage: 'backup <folder>                   all of a shop in one process, while it runs',
    run: ([folder]) => createBackup(resolve(requiredArgument(folder))),
  },
  restore: {
    usage: 'restore <folder>                  make the data folder of a shop that does not run from a backup',
    run: ([folder]) => restoreBackup(resolve(requiredArgument(folder))),
  },
  'archive copy': {
    usage:
      'archive copy <data folder> <archive>   all databases of a server that archives its log there, while it runs',
    run: ([folder, archive]) => createBaseBackup(resolve(requiredArgument(folder)), resolve(requiredArgument(archive))),
  },
  'archive restore': {
    usage:
      'archive restore <data folder> <archive> [<moment>]   of a server that is stopped: all databases as they were then',
    run: ([folder, archive, when]) =>
      restoreFromArchive(
        resolve(requiredArgument(folder)),
        resolve(requiredArgument(archive)),
        when === undefined ? when : momentArgument(when, 'the moment'),
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
    run: ([name], { group }) => enableFault(requiredArgument(name), group),
  },
  'faults off': {
    usage: 'faults off [<fault>]              end it, or all of them',
    run: ([name]) => disableFault(name),
  },
  synthetic: {
    usage:
      'synthetic [--shop <code>]         configure, order, pay where a sandbox takes it, read the mail, cancel: in each country',
    run: (_, { shop }) => runSyntheticShoppers(shop),
  },
  migrate: {
    usage: 'migrate                           bring all databases to this version',
    run: () => migrateDatabases(),
  },
};

function dataCommands(kind: DataKind): Record<string, Command> {
  return {
    [`${kind} check`]: {
      usage: `${kind} check <folder>   whether it may go live beside what the shop sells by`,
      run: async ([folder]) => checkFolder(kind, requiredArgument(folder), await readActiveData(process.env)),
    },
    [`${kind} diff`]: {
      usage: `${kind} diff <folder>    what it would change: its entries, and the prices of samples`,
      run: async ([folder]) => compareFolder(kind, requiredArgument(folder), await readActiveData(process.env)),
    },
    [`${kind} import`]: {
      usage: `${kind} import <folder> [--from <day or time>]   load it; it holds from then, else at once`,
      run: ([word], { from }) => {
        const [folder, when] = [requiredArgument(word), { now: new Date(), from: activationArgument(from) }];
        return withDataStores((stores) => importDataVersion(kind, folder, when, stores));
      },
    },
    [`${kind} list`]: {
      usage: `${kind} list             from when each version holds, oldest first`,
      run: () => withDataStores((stores) => listDataVersions(kind, new Date(), stores)),
    },
    [`${kind} use`]: {
      usage: `${kind} use <version> [--from <day or time>]     go back to a version that was loaded before`,
      run: ([word], { from }) => {
        const [version, when] = [requiredArgument(word), { now: new Date(), from: activationArgument(from) }];
        return withDataStores((stores) => activateDataVersion(kind, version, when, stores));
      },
    },
  };
}

/** Which dead letters. */
const deadLetterSelection = ({ group, topic, since }: Flags) => ({
  group,
  topic,
  since: since === undefined ? undefined : sinceArgument(since),
});
