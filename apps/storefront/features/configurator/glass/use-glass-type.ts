import type { Glass } from '@fenestra/domain/catalogue/glazing';
import type { Area } from '@fenestra/domain/configuration/configuration';
import { useState } from 'react';
import { useLoadedCatalogue } from '../sync/configuration-context';

/** The type whose build-ups are listed: that of the area's glass until another is asked for, and again once a glass is chosen. */
export function useGlassType({ id, glass }: Area): [Glass['type'], (type: Glass['type']) => void] {
  const { glass: glasses } = useLoadedCatalogue();
  const [asked, setAsked] = useState<{ area: string; before: number; type: Glass['type'] } | null>(null);
  const isAsked = asked !== null && asked.area === id && asked.before === glass;
  return [isAsked ? asked.type : glasses.get(glass)!.type, (type) => setAsked({ area: id, before: glass, type })];
}
