import { parseArgs } from 'node:util';
import { type Command, commands, type Flags, options } from './shop-commands';
import type { Outcome } from './shop-outcome';
import { UsageFault } from './shop-words';

/** What is to be done; what was typed wrong is told with what may be typed. */
export type Typed = { readonly flags: Flags; readonly run: () => Promise<Outcome> };

/** Reads what was typed behind `npm run shop --`. Throws UsageFault. */
export function readTyped(args: string[]): Typed {
  const { flags, words } = parse(args);
  if (words[0] === 'help' || flags.help) {
    const text = usageOf(words.filter((word) => word !== 'help').join(' '));
    return { flags: {}, run: () => Promise.resolve({ done: true, text, data: text }) };
  }
  const typed = words.join(' ');
  const name = nameIn(typed);
  if (!name) throw new UsageFault(`${typed ? `there is no command ${typed}\n` : ''}${usageOf(typed)}`);
  const command = commands[name]!;
  refuseOthers(flags, name, command);
  const given = words.slice(name.split(' ').length);
  refuseSurplus(given, name, command);
  return { flags, run: () => runNamed(name, command, given, flags) };
}

function parse(args: string[]): { flags: Flags; words: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { flags: values, words: positionals };
  } catch (fault) {
    const [, flag] = /'(?:-\w, )?(-[^' ]+)/.exec((fault as Error).message) ?? [];
    const words = args.filter((word) => !word.startsWith('-'));
    const isKnown = flag !== undefined && flag.slice(2) in options;
    const said = isKnown
      ? `${flag} is typed with ${takesText(flag.slice(2)) ? 'a' : 'no'} value`
      : `there is no option ${flag}`;
    throw new UsageFault(`${said}\n${usageOf(words.join(' '))}`);
  }
}

const takesText = (flag: string): boolean => options[flag as keyof typeof options].type === 'string';

/** `dead-letters` alone lists, as `stuck` is typed. */
function nameIn(typed: string): string | undefined {
  const listing = `${typed} list`;
  if (Object.hasOwn(commands, listing)) return listing;
  return Object.keys(commands).find((known) => `${typed} `.startsWith(`${known} `));
}

/** An option that the command has not would be passed over in silence: a list of one shop would be one of all. */
function refuseOthers({ json: _, ...flags }: Flags, name: string, { usage }: Command): void {
  const other = Object.keys(flags).find((flag) => !usage.includes(`--${flag}`));
  if (other) throw new UsageFault(`${name} has no option --${other}\n${usageOf(name)}`);
}

/** A word that the command does not take would be passed over: two numbers of orders, or a reference with a space in it. */
function refuseSurplus(words: readonly string[], name: string, { usage }: Command): void {
  const [synopsis = ''] = usage.split('   ');
  const places = synopsis.replaceAll(/--\S+ <[^>]+>/g, '').match(/<[^>]+>/g) ?? [];
  const surplus = words[places.length];
  if (surplus !== undefined) throw new UsageFault(`${name} does not take ${surplus}\n${usageOf(name)}`);
}

async function runNamed(name: string, command: Command, words: string[], flags: Flags): Promise<Outcome> {
  try {
    return await command.run(words, flags);
  } catch (fault) {
    throw fault instanceof UsageFault ? new UsageFault(`${fault.message}\n${usageOf(name)}`) : fault;
  }
}

/** How the command of that name is typed, or those that begin with its first word; all of them where there are none. */
function usageOf(typed: string): string {
  const [first] = typed.split(' ');
  const named = Object.hasOwn(commands, typed)
    ? [typed]
    : Object.keys(commands).filter((name) => name.split(' ')[0] === first);
  const shown = (named.length > 0 ? named : Object.keys(commands)).map((name) => `  ${commands[name]!.usage}`);
  return ['usage: npm run shop -- <command> [--json]   (`list` may be left out)', ...shown].join('\n');
}
