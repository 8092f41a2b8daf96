import { defaultCompensatingElement } from '@fenestra/domain/configuration/assembly/compensated-sizes';
import { rowOf } from '@fenestra/domain/configuration/assembly/elements';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { useState } from 'react';
import { plainly } from '../dimensions/use-requested-size';
import { useConfiguration } from '../sync/configuration-context';

/** An element of the row, counted from 0, or all in proportion. */
export type CompensatingElement = number | 'all';

export type Compensation = ReturnType<typeof useCompensatingElement>;

/** Who takes the difference when the whole gets another width; where the one cannot, all do and `cannot` names it. */
export function useCompensatingElement() {
  const { shown, rules } = useConfiguration();
  const [wanted, setWanted] = useState<CompensatingElement | null>(null);
  const [cannot, setCannot] = useState<number | null>(null);
  const row = rowOf(shown);
  const isThere = wanted === 'all' || (wanted !== null && wanted < row.length);
  const taker = isThere ? wanted : defaultCompensatingElement(shown);
  const changeTo = (size: Size): ChangeOf<'size'> => {
    const plain = plainly(size);
    if (taker === 'all' || size.width === shown.width) return plain;
    const own = { ...plain, element: taker + 1 };
    return rules?.canBeMade(own, shown) ? own : plain;
  };
  const tell = (change: ChangeOf<'size'>) => {
    const isShared = change.element === undefined && change.width !== shown.width;
    setCannot(isShared && taker !== 'all' && rules?.canBeMade(change, shown) ? taker : null);
  };
  return { takers: row.map((_, i) => i), taker, setTaker: setWanted, changeTo, tell, cannot };
}
