import { handleCount, type Shape } from '../configuration/geometry/shape';
import { withoutZeroLines, type CrownLine } from './crown-line';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';

/** Door filling for each leaf, threshold and lock (the line f of windows-domain 8.2). */
export function fittingLines(shape: Shape, priceList: PriceList): CrownLine[] {
  const { configuration, catalogue, geometry } = shape;
  const { fittings } = priceList;
  const { filling, lock, handle } = configuration;
  const leaves = geometry.fields.filter(({ kind }) => kind === 'leaf').length;
  const lines: CrownLine[] = [];
  if (filling !== null)
    lines.push({ key: 'filling', item: filling, czk: priceOf(fittings.fillings, filling, 'filling') * leaves });
  lines.push(...thresholdLines(shape, priceList));
  const comesWithHandle = handle ? catalogue.handles.get(handle.handle)?.lock : undefined; // in the price of a pull bar
  if (lock !== undefined && lock !== comesWithHandle)
    lines.push({ key: 'lock', item: lock, czk: priceOf(fittings.locks, lock, 'lock') });
  return withoutZeroLines(lines);
}

export function thresholdLines({ configuration: { threshold } }: Shape, { fittings }: PriceList): CrownLine[] {
  if (threshold === null) return [];
  return withoutZeroLines([
    { key: 'threshold', item: threshold, czk: priceOf(fittings.thresholds, threshold, 'threshold') },
  ]);
}

/** The chosen handle on every sash that has one (HANDLE-02). */
export function handleLines(shape: Shape, { fittings }: PriceList): CrownLine[] {
  const { handle } = shape.configuration;
  if (!handle) return [];
  const each = priceOf(fittings.handles, handle.handle, 'handle');
  return withoutZeroLines([{ key: 'handle', item: handle.handle, czk: each * handleCount(shape) }]);
}
