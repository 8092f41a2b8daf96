import type { Area, Configuration } from '@fenestra/domain/configuration/configuration';
import { isEqual } from '@fenestra/domain/equal';
import { useState } from 'react';

/** Whether a choice is for all areas or for one of them. */
export type Areas = {
  readonly each: boolean;
  readonly setEach: (each: boolean) => void;
  /** The area whose choice is shown. */
  readonly area: Area;
  readonly setArea: (id: string) => void;
  /** For changes: none means all. */
  readonly ids: string[];
};

/** Begins with all areas alike, unless their choices differ already. */
export function useAreas({ areas }: Configuration, choiceOf: (area: Area) => unknown): Areas {
  const [first] = areas;
  const [each, setEach] = useState(() => areas.some((area) => !isEqual(choiceOf(area), choiceOf(first!))));
  const [id, setArea] = useState(first!.id);
  const area = (each && areas.find((one) => one.id === id)) || first!;
  return { each, setEach, area, setArea, ids: each ? [area.id] : [] };
}
