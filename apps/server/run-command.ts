import { ServiceUnavailable } from '@fenestra/platform/http/service-client';
import { errorForLog } from '@fenestra/platform/observability/redaction';
import { ConfigError } from '@fenestra/platform/service/config';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { readTyped } from './shop-typed';
import { UsageFault } from './shop-words';

/** Runs one command of `npm run shop`, prints its result and returns the exit code. */
export async function runCommand(args: string[]): Promise<number> {
  for (const [name, value] of Object.entries(process.env)) if (value === '') Reflect.deleteProperty(process.env, name); // empty is unset
  try {
    const { flags, run } = readTyped(args);
    const { done, text, data } = await run();
    console.log(flags.json ? JSON.stringify(data) : text.replaceAll('\u00a0', ' ')); // so that a terminal's search finds amounts
    return done ? 0 : 1;
  } catch (fault) {
    console.error(isForPerson(fault) ? fault.message : errorForLog(fault as Error));
    return fault instanceof UsageFault || fault instanceof ConfigError ? 2 : 1;
  }
}

/** What says in its own words what is wrong: with what was typed, with a setting, a file, or a service that is away. */
const isForPerson = (fault: unknown): fault is Error =>
  [UsageFault, ConfigError, StartupError, ServiceUnavailable].some((kind) => fault instanceof kind) ||
  (fault instanceof Error && 'syscall' in fault);
