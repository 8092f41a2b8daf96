import { parseArgs } from 'node:util';
import { ServiceUnavailable } from '@fenestra/platform/http/service-client';
import { faultForLog } from '@fenestra/platform/observability/redaction';
import { ConfigError } from '@fenestra/platform/service/config';
import { StartFault } from '@fenestra/platform/service/start-fault';
import { commands, options } from './shop-commands';
import { UsageFault } from './shop-words';

const usage = `usage: npm run shop -- <command> [--json]   (\`list\` may be left out)\n${Object.values(commands)
  .map((command) => `  ${command.usage}`)
  .join('\n')}`;

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const typed = positionals.join(' ');
    const listing = `${typed} list`; // `dead-letters` alone, as `stuck` is typed
    const name = Object.hasOwn(commands, listing)
      ? listing
      : Object.keys(commands).find((known) => `${typed} `.startsWith(`${known} `));
    if (name) return { values, command: commands[name]!, words: positionals.slice(name.split(' ').length) };
  } catch {
    // an unknown flag is answered like an unknown command
  }
  throw new UsageFault();
}

async function main(): Promise<number> {
  for (const [name, value] of Object.entries(process.env)) if (value === '') Reflect.deleteProperty(process.env, name); // empty is unset
  const { values, command, words } = parse(process.argv.slice(2));
  const { done, text, data } = await command.run(words, values);
  console.log(values.json ? JSON.stringify(data) : text.replaceAll('\u00a0', ' ')); // so that a terminal's search finds amounts
  return done ? 0 : 1;
}

/** What says in its own words what is wrong: with what was typed, with a setting, a file, or a service that is away. */
const isForPerson = (fault: unknown): fault is Error =>
  [UsageFault, ConfigError, StartFault, ServiceUnavailable].some((kind) => fault instanceof kind) ||
  (fault instanceof Error && 'syscall' in fault);

main().then(
  (code) => process.exit(code),
  (fault: unknown) => {
    console.error(isForPerson(fault) ? fault.message || usage : faultForLog(fault as Error));
    process.exit(fault instanceof UsageFault || fault instanceof ConfigError ? 2 : 1);
  },
);
