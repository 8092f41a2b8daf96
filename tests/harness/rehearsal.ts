import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopProcess } from './shop-process';

const read = (page: string): string => readFileSync(join(__dirname, '../../docs/runbooks', page), 'utf8');

/** What a runbook says to another program than the shop's, as it stands there. */
export function commandOf(page: string, command: RegExp): string {
  const found = command.exec(read(page));
  if (!found) throw new Error(`${page} says nothing like ${command}`);
  return found[0];
}

/** Types what a runbook says, and knows what of it nobody has typed yet. */
export function rehearse(shop: ShopProcess, page: string) {
  const text = read(page);
  const left = new Set([...text.matchAll(/npm run shop -- ([^`\n]+)/g)].map(([, command]) => command!));
  const wordsOf = (command: string, of: Readonly<Record<string, string>>): string[] => {
    if (!left.delete(command)) throw new Error(`the runbook does not say, or said already: ${command}`);
    return command.match(/"[^"]*"|<[^>]*>|\S+/g)!.map((word) => of[word] ?? word.replaceAll('"', ''));
  };
  /** One of its commands, with what stands for something put in. */
  const type = async (command: string, of: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { stdout, stderr } = await shop.operate(...wordsOf(command, of));
    return stdout + stderr;
  };
  /** The same, for a command that has to succeed. */
  const typeDone = (command: string): Promise<string> => shop.operateDone(...wordsOf(command, {}));
  /** What it says to another program than the shop's, such as `psql`. */
  const quote = (words: string): string => {
    if (!text.includes(words)) throw new Error(`the runbook does not say: ${words}`);
    return words;
  };
  const isOver = (): void => expect([...left]).toEqual([]);
  return { type, typeDone, quote, isOver };
}
