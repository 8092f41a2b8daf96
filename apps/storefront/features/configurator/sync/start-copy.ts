import { Err } from '@fenestra/contracts/wire/errors';
import { configurationOf, type Product } from '@fenestra/contracts/wire/product';
import type { Change } from '@fenestra/domain/configuration/change';
import type { MigratedConfiguration } from '@fenestra/domain/configuration/changes/migrate-to-catalogue';
import { inverse } from '@fenestra/domain/configuration/changes/inverse';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { parseRoom, withRoom } from '@fenestra/domain/configuration/room';
import { inTime } from '../../../lib/loading/chunk';
import { CallFailed } from '../../../lib/network/request';
import { rememberCopied, copyCall, type CopyQuery } from './copy-query';
import { withSize, type Started, type Surroundings } from './requested-size';
import { createConfiguration, read } from './new-or-read';
import { sendChange } from './send-change';

/** A configuration of its own with all that was chosen; the one that it comes from stays as it is. */
export async function startCopy(copyOf: string, query: CopyQuery, at: Surroundings): Promise<Started> {
  const { shop } = at;
  const original = await read(shop, copyOf);
  const fresh = await createConfiguration(shop, beginning(original), false);
  const { configuration, repaired } = await madeToday(configurationOf(original), fresh, at);
  const room = query.room === undefined ? null : parseRoom(query.room);
  const copy = await sendChange(shop, fresh.configurationId, inverse(withRoom(configuration, room)));
  const turned = query.mirrored === 'true' ? await mirrored(copy, at) : copy;
  const less = Number(query.narrower ?? 0);
  const { width, height } = turned;
  const started =
    less > 0 ? await withSize({ width: width - less, height }, turned, at) : { product: turned, otherSize: null };
  rememberCopied(query);
  return { ...started, repaired };
}

/** As it is where the catalogue is the same, else by that in force: some of it may not be made any more. */
async function madeToday(
  state: Configuration,
  { catalogue: today }: Product,
  { rulesOf }: Surroundings,
): Promise<MigratedConfiguration> {
  if (state.catalogue === today) return { configuration: state, repaired: [] };
  const code = inTime(() => import('@fenestra/domain/configuration/changes/migrate-to-catalogue'));
  const [{ migrateToCatalogue }, { catalogue }] = await Promise.all([code, rulesOf(today)]);
  const moved = migrateToCatalogue(state, catalogue);
  if (!moved.ok) throw new CallFailed(copyCall, Err.refused, null);
  return moved.value;
}

/** What can be begun with: nothing begins as an assembly. */
const beginning = ({ product, assembly }: Product): string => assembly?.elements[0]!.product ?? product.data.code;

/** The mirror image, where the product has one. */
async function mirrored(product: Product, { shop, rulesOf }: Surroundings): Promise<Product> {
  const change: Change = { kind: 'mirror' };
  const outcome = (await rulesOf(product.catalogue)).apply(change, configurationOf(product));
  return outcome.ok ? sendChange(shop, product.configurationId, change) : product;
}
