import type { DataSource } from 'typeorm';
import { erasedText, withoutMentions } from '@fenestra/domain/erasure';
import type { Base64Record } from './parking';

type TextMatcher = (text: string) => boolean;
type DeadLetterRow = {
  readonly id: string;
  readonly parkedAt: Date;
  readonly raw: Base64Record | null;
  readonly headers: Record<string, unknown> | null;
  readonly data: string | null;
  readonly message: string | null;
};

const pageSize = 500;

/**
 * Events name nobody, but what somebody else has written to the log may hold anything: dead letters in which somebody is
 * mentioned, by their ids.
 */
export async function findDeadLettersAbout(
  db: DataSource,
  isAbout: TextMatcher,
): Promise<Pick<DeadLetterRow, 'id' | 'parkedAt'>[]> {
  return (await findRows(db, isAbout)).map(({ id, parkedAt }) => ({ id, parkedAt }));
}

async function findRows(db: DataSource, isAbout: TextMatcher): Promise<DeadLetterRow[]> {
  const found: DeadLetterRow[] = [];
  for (let after = '0'; ;) {
    const page = await db.query<DeadLetterRow[]>(
      `SELECT id::text, parked_at AS "parkedAt", raw, headers, data, error_message AS message
       FROM dead_letter WHERE id > $1 ORDER BY dead_letter.id LIMIT $2`,
      [after, pageSize],
    );
    found.push(...page.filter((row) => textsOf(row).some(isAbout)));
    if (page.length < pageSize) return found;
    after = page.at(-1)!.id;
  }
}

/**
 * Leaves of such letters what names nobody: of an event its ids, of other bytes that they were there. `names` says which of their texts do.
 * Resolves to how many there were.
 */
export async function redactDeadLetters(
  db: DataSource,
  isAbout: TextMatcher,
  names: TextMatcher = isAbout,
): Promise<number> {
  const rows = await findRows(db, isAbout);
  for (const { id, raw, headers, data } of rows)
    await db.query('UPDATE dead_letter SET raw = $2, headers = $3, data = $4, error_message = $5 WHERE id = $1', [
      id,
      raw && JSON.stringify(emptyRecord),
      headers && JSON.stringify({ ...withoutMentions(headers, names), ...protocolHeaders(headers) }),
      data && erasedData(data, names),
      erasedText,
    ]);
  await eraseReasons(db, isAbout);
  return rows.length;
}

/** What operators have written about letters that are gone. */
async function eraseReasons(db: DataSource, isAbout: TextMatcher): Promise<void> {
  const actions = await db.query<{ id: string; reason: string }[]>(
    'SELECT id::text, reason FROM dead_letter_action WHERE reason IS NOT NULL',
  );
  const ids = actions.filter(({ reason }) => isAbout(reason)).map(({ id }) => id);
  await db.query('UPDATE dead_letter_action SET reason = $2 WHERE id = ANY ($1)', [ids, erasedText]);
}

/** Headers that say what an event is and where it comes from: words and ids of our own, whatever a person is called. */
const isProtocolHeader = (name: string): boolean => /^(?:ce_|content-type$|traceparent$)/.test(name);
const protocolHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isProtocolHeader(name)));

const emptyRecord: Base64Record = { key: null, value: null, headers: [] };

/** What was no JSON could not be handed over anyway. */
function erasedData(data: string, names: TextMatcher): string {
  try {
    return JSON.stringify(withoutMentions(JSON.parse(data) as unknown, names));
  } catch {
    return JSON.stringify(erasedText);
  }
}

function textsOf({ raw, headers, data, message }: DeadLetterRow): string[] {
  const rawHeaders = raw?.headers.filter(([name]) => !isProtocolHeader(name)) ?? [];
  const encoded = raw ? [raw.key, raw.value, ...rawHeaders.map(([, bytes]) => bytes)] : [];
  const decoded = encoded.map((bytes) => Buffer.from(bytes ?? '', 'base64').toString('utf8'));
  const names = rawHeaders.map(([name]) => name);
  const others = Object.entries(headers ?? {}).filter(([name]) => !isProtocolHeader(name));
  return [...decoded, ...names, JSON.stringify(others), data ?? '', message ?? ''];
}
