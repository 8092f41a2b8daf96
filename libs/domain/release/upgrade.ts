import { z } from 'zod/mini';
import { InvalidDataError, parseData } from './data-error';

type Data = Readonly<Record<string, unknown>>;

/** Turns data of one schema number into data of the next. */
export type Upgrade = (older: Data) => Data;

const Numbered = z.looseObject({ manifest: z.looseObject({ schema: z._default(z.int().check(z.positive()), 1) }) });

/**
 * Business data in today's shape, whatever schema they were kept in: the first upgrade leads from number 1 to 2, and so on.
 * Data from before there were numbers are of number 1. Throws InvalidDataError for those without a manifest and of a newer number.
 */
export function upgradeData(json: unknown, upgrades: readonly Upgrade[]): Data {
  const data = parseData(Numbered, json);
  const { schema } = data.manifest;
  const newest = upgrades.length + 1;
  if (schema > newest) {
    const reason = `data of schema ${schema} are newer than this program, which knows up to ${newest}`;
    throw new InvalidDataError([{ file: 'manifest', entry: 'schema', reason }]);
  }
  const shaped = upgrades.slice(schema - 1).reduce<Data>((older, upgrade) => upgrade(older), data);
  return { ...shaped, manifest: { ...data.manifest, schema: newest } };
}
