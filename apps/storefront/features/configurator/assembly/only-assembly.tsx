import type { ReactNode } from 'react';
import { Redirect } from '../../../lib/navigation/address';
import { ofElement } from '../choice/use-requested-areas';
import { useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';

/**
 * Assemblies have a screen of their own for their sizes, which begins with an element that was just added; each kind of product
 * is led to its own (ROUTE-13, OPEN-Q-113).
 */
export function OnlyAssembly({ assembly, children }: { assembly: boolean; children: ReactNode }) {
  const path = useScreenPath();
  const { shown, mark } = useConfiguration();
  const isAssembly = shown.assembly !== undefined;
  if (isAssembly === assembly) return children;
  return <Redirect to={isAssembly ? ofElement(path('assembly'), mark.element ?? null) : path('dimensions')} />;
}
