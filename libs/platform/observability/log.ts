import { Logger, type LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger as Pino, pino } from 'pino';
import { currentTrace } from '@fenestra/messaging/tracing/trace-context';
import { errorForLog, redactFields } from './redaction';
import { scrub } from './scrub';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type Level = (typeof logLevels)[number];

/** All that the process says from now on, Nest included, is one JSON object a line, without personal data and secrets. */
export function openLog(level: Level, destination: DestinationStream = pino.destination(1)): void {
  const log = pino(
    {
      level,
      base: undefined,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: traceFields,
    },
    destination,
  );
  Logger.overrideLogger(new NestLog(log));
}

function traceFields(): object {
  const trace = currentTrace();
  if (!trace) return {};
  const [, traceId, spanId] = trace.traceparent.split('-');
  return { service: trace.service, requestId: trace.requestId, orderId: trace.order.id, traceId, spanId };
}

/** Which module was wired and which route mapped is of no interest to those who run the shop. */
const nestStartupContexts = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'NestMicroservice',
]);

/** Nest passes the message, then what belongs to it, last the class that speaks. */
class NestLog implements LoggerService {
  constructor(private readonly pino: Pino) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(nestStartupContexts.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  private write(level: Level, message: unknown, rest: unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const context = rest.findLast((part) => typeof part === 'string');
    const error = [message, ...rest].find((part) => Error.isError(part));
    const fields = rest.find((part) => typeof part === 'object' && !Error.isError(part)) ?? {};
    const text = Error.isError(message) ? message.message : String(message);
    this.pino[level]({ context, ...redactFields(fields), ...(error && { fault: errorForLog(error) }) }, scrub(text));
  }
}
