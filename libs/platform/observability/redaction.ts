import { sourceLocationOf } from '@fenestra/messaging/tracing/source-location';
import { maskKey, scrub } from './scrub';
import { hiddenName, keyName } from './secret-names';

const maxDepth = 6;

/** Returns the fields of a log line with personal data and credentials blanked, keys cut to their beginnings and all texts scrubbed. */
export function redactFields<T extends object>(fields: T): T {
  return redact(fields, 0) as T;
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value);
  if (Error.isError(value)) return errorForLog(value, depth);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  const entries = Object.entries(value as Record<string, unknown>).map(([name, field]): [string, unknown] => {
    if (field === null || field === undefined) return [name, field];
    if (hiddenName.test(name)) return [name, '[hidden]'];
    const clean = redact(field, depth + 1);
    return [name, keyName.test(name) ? maskedAll(clean) : clean];
  });
  return Object.fromEntries(entries);
}

/** One key, or a list of some. */
function maskedAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedAll);
  return typeof value === 'string' && !value.endsWith('…') ? maskKey(value) : value;
}

type ErrorForLog = { type: string; message: string; code?: unknown; place?: string; cause?: unknown };

/** What a log says about a fault: neither its stack nor the enumerable rest, in which drivers keep statements and their parameters. */
export function errorForLog(error: Error, depth = 0): ErrorForLog {
  const { name, message, cause, code } = error as Error & { code?: unknown };
  const place = sourceLocationOf(error);
  const inner = 'errors' in error ? error.errors : cause;
  return {
    type: name,
    message: scrub(message),
    ...(code !== undefined && { code }),
    ...(place && { place }),
    ...(inner !== undefined && { cause: depth < maxDepth ? redact(inner, depth + 1) : '[deeper]' }),
  };
}
