import { parseArgs } from 'node:util';
import { type Command, commands, type Flags, options } from './commands';
import type { CommandOutcome } from './command-outcome';
import { UsageError } from './argument-types';

/** What is to be done; what was typed wrong is told with what may be typed. */
export type ParsedCommand = { readonly flags: Flags; readonly run: () => Promise<CommandOutcome> };

/** Reads what was typed behind `npm run shop --`. Throws UsageError. */
export function parseArguments(args: string[]): ParsedCommand {
  const { flags, words } = parse(args);
  if (words[0] === 'help' || flags.help) {
    const text = usageOf(words.filter((word) => word !== 'help').join(' '));
    return { flags: {}, run: () => Promise.resolve({ done: true, text, data: text }) };
  }
  const input = words.join(' ');
  const name = commandNameIn(input);
  if (!name) throw new UsageError(`${input ? `there is no command ${input}\n` : ''}${usageOf(input)}`);
  const command = commands[name]!;
  rejectUnknownOptions(flags, name, command);
  const commandArguments = words.slice(name.split(' ').length);
  rejectSurplusArguments(commandArguments, name, command);
  return { flags, run: () => runWithUsage(name, command, commandArguments, flags) };
}

function parse(args: string[]): { flags: Flags; words: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { flags: values, words: positionals };
  } catch (error) {
    const [, flag] = /'(?:-\w, )?(-[^' ]+)/.exec((error as Error).message) ?? [];
    const words = args.filter((word) => !word.startsWith('-'));
    const isKnown = flag !== undefined && flag.slice(2) in options;
    const problem = isKnown
      ? `${flag} is typed with ${takesText(flag.slice(2)) ? 'a' : 'no'} value`
      : `there is no option ${flag}`;
    throw new UsageError(`${problem}\n${usageOf(words.join(' '))}`);
  }
}

const takesText = (flag: string): boolean => options[flag as keyof typeof options].type === 'string';

/** `dead-letters` alone lists, as `stuck` is typed. */
function commandNameIn(input: string): string | undefined {
  const listing = `${input} list`;
  if (Object.hasOwn(commands, listing)) return listing;
  return Object.keys(commands).find((known) => `${input} `.startsWith(`${known} `));
}

/** An option that the command has not would be passed over in silence: a list of one shop would be one of all. */
function rejectUnknownOptions({ json: _, ...flags }: Flags, name: string, { usage }: Command): void {
  const unknownOption = Object.keys(flags).find((flag) => !usage.includes(`--${flag}`));
  if (unknownOption) throw new UsageError(`${name} has no option --${unknownOption}\n${usageOf(name)}`);
}

/** A word that the command does not take would be passed over: two numbers of orders, or a reference with a space in it. */
function rejectSurplusArguments(words: readonly string[], name: string, { usage }: Command): void {
  const [synopsis = ''] = usage.split('   ');
  const placeholders = synopsis.replaceAll(/--\S+ <[^>]+>/g, '').match(/<[^>]+>/g) ?? [];
  const surplus = words[placeholders.length];
  if (surplus !== undefined) throw new UsageError(`${name} does not take ${surplus}\n${usageOf(name)}`);
}

async function runWithUsage(name: string, command: Command, words: string[], flags: Flags): Promise<CommandOutcome> {
  try {
    return await command.run(words, flags);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${usageOf(name)}`) : error;
  }
}

/** How the command of that name is typed, or those that begin with its first word; all of them where there are none. */
function usageOf(input: string): string {
  const [first] = input.split(' ');
  const named = Object.hasOwn(commands, input)
    ? [input]
    : Object.keys(commands).filter((name) => name.split(' ')[0] === first);
  const usageLines = (named.length > 0 ? named : Object.keys(commands)).map((name) => `  ${commands[name]!.usage}`);
  return ['usage: npm run shop -- <command> [--json]   (`list` may be left out)', ...usageLines].join('\n');
}
