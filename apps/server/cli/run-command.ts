import { ServiceUnavailable } from '@fenestra/platform/http/service-client';
import { errorForLog } from '@fenestra/platform/observability/redaction';
import { ConfigError } from '@fenestra/platform/service/config';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { parseArguments } from './parse-arguments';
import { UsageError } from './argument-types';

/** Runs one command of `npm run shop`, prints its result and returns the exit code. */
export async function runCommand(args: string[]): Promise<number> {
  for (const [name, value] of Object.entries(process.env)) if (value === '') Reflect.deleteProperty(process.env, name); // empty is unset
  try {
    const { flags, run } = parseArguments(args);
    const { done, text, data } = await run();
    console.log(flags.json ? JSON.stringify(data) : text.replaceAll('\u00a0', ' ')); // so that a terminal's search finds amounts
    return done ? 0 : 1;
  } catch (error) {
    console.error(isExpectedError(error) ? error.message : errorForLog(error as Error));
    return error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
}

/** What says in its own words what is wrong: with what was typed, with a setting, a file, or a service that is away. */
const isExpectedError = (error: unknown): error is Error =>
  [UsageError, ConfigError, StartupError, ServiceUnavailable].some((kind) => error instanceof kind) ||
  (error instanceof Error && 'syscall' in error);
