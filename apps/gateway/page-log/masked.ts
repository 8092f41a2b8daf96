import { scrub } from '@fenestra/platform/observability/redaction';
import { formFields } from '../order/order-fields';

const mostCharacters = 2_000;
const mostEntries = 50;
const deepest = 6;
/** An id opens what it names, and so do tokens (OPEN-Q-14): their beginning is enough to find a row. */
const secret = /[\w-]{22,}/g;
const shown = 6;
/** The name of a call is none, however long it is. */
const words = /^[a-z]+([A-Z][a-z]+)+$/;

/** What a page reports, as JSON without what a shopper typed and without ids that open something, cut to a bounded length. */
export function maskedJson(data: unknown): string {
  return masked(JSON.stringify(withoutForms(data, 0))).slice(0, mostCharacters);
}

/** The text without addresses, phones, credentials, ids and tokens. */
export const masked = (text: string): string =>
  scrub(text).replace(secret, (found) => (words.test(found) ? found : `${found.slice(0, shown)}…`));

/** A copy without the fields of forms: a page may report whole requests (LOG-03). */
function withoutForms(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((item) => withoutForms(item, depth + 1));
  const entries = Object.entries(value).slice(0, mostEntries);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, formFields.has(name) ? '[hidden]' : withoutForms(field, depth + 1)]),
  );
}
