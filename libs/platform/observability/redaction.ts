import { sourceLocationOf } from '@fenestra/messaging/tracing/source-location';
import { masked, scrub } from './scrub';
import { hiddenName, keyName } from './secret-names';

const deepest = 6;

/** Returns the fields of a log line with personal data and credentials blanked, keys cut to their beginnings and all texts scrubbed. */
export function withoutSecrets<T extends object>(fields: T): T {
  return cleaned(fields, 0) as T;
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value);
  if (Error.isError(value)) return faultForLog(value, depth);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  const entries = Object.entries(value as Record<string, unknown>).map(([name, field]): [string, unknown] => {
    if (field === null || field === undefined) return [name, field];
    if (hiddenName.test(name)) return [name, '[hidden]'];
    const clean = cleaned(field, depth + 1);
    return [name, keyName.test(name) ? maskedAll(clean) : clean];
  });
  return Object.fromEntries(entries);
}

/** One key, or a list of some. */
function maskedAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskedAll);
  return typeof value === 'string' && !value.endsWith('…') ? masked(value) : value;
}

type FaultForLog = { type: string; message: string; code?: unknown; place?: string; cause?: unknown };

/** What a log says about a fault: neither its stack nor the enumerable rest, in which drivers keep statements and their parameters. */
export function faultForLog(fault: Error, depth = 0): FaultForLog {
  const { name, message, cause, code } = fault as Error & { code?: unknown };
  const place = sourceLocationOf(fault);
  const inner = 'errors' in fault ? fault.errors : cause;
  return {
    type: name,
    message: scrub(message),
    ...(code !== undefined && { code }),
    ...(place && { place }),
    ...(inner !== undefined && { cause: depth < deepest ? cleaned(inner, depth + 1) : '[deeper]' }),
  };
}
