import type { ReactNode } from 'react';
import { Redirect } from '../../../lib/navigation/address';
import { useIsDoor, useScreenPath } from './steps';

/** Doors have a step of their own for how they open; the other kind of product is led on to its sizes (ROUTE-10, OPEN-Q-113). */
export function OnlyForKind({ doors, children }: { doors: boolean; children: ReactNode }) {
  const path = useScreenPath();
  return useIsDoor() === doors ? children : <Redirect to={path('dimensions')} />;
}
