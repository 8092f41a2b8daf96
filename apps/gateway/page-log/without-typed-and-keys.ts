import { cartActions } from '@fenestra/contracts/wire/cart-actions';
import { configuratorActions } from '@fenestra/contracts/wire/configurator-actions';
import { everyRestCall } from '@fenestra/contracts/wire/every-rest-call';
import { beginningOf, scrub } from '@fenestra/platform/observability/scrub';
import { formFields } from '../order/order-fields';

const mostCharacters = 2_000;
const mostEntries = 50;
const deepest = 6;
/** In what a stranger sends a UUID is as good as a token: whatever is that long goes, also what `scrub` leaves of our own lines (OPEN-Q-14). */
const key = /[\w-]{22,}/g;
/** Names of calls and parts of their paths. A list, because the shape of a word fits one id in 14,000. */
const callNames = new Set(
  [
    ...Object.keys({ ...cartActions, ...configuratorActions, ...everyRestCall }),
    ...Object.values(everyRestCall).map(({ path }) => path),
  ].flatMap((text) => text.match(key) ?? []),
);

/**
 * What a page reports, which a browser wrote and perhaps a stranger: more is taken out than `scrub` takes out of the lines of our own
 * programs, which hide fields by their names and whose UUIDs are names.
 * As JSON without what a shopper typed and without ids that open something, cut to a bounded length.
 */
export function reportOf(data: unknown): string {
  return withoutKeys(JSON.stringify(withoutForms(data, 0))).slice(0, mostCharacters);
}

/** The text without addresses, phones, credentials, ids and tokens. */
export const withoutKeys = (text: string): string =>
  scrub(text).replace(key, (found) => (callNames.has(found) ? found : beginningOf(found)));

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
