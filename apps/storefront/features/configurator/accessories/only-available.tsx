import type { ReactNode } from 'react';
import { Redirect, useAddress } from '../../../lib/navigation/address';
import { routeOf } from '../../../lib/navigation/routes';
import { useTexts } from '../../../lib/shop/texts';
import { useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import { isScreenAvailable } from './available-screens';

/** An address can ask for the dialog of what the product cannot have: it leads to what can be chosen (ACC-06 to ACC-17). */
export function OnlyAvailable({ children }: { children: ReactNode }) {
  const path = useScreenPath();
  const { pathname } = useAddress();
  const screen = routeOf(pathname, useTexts('paths'));
  const { shown, rules } = useConfiguration();
  const isMissing = screen && rules && !isScreenAvailable(screen, shown, rules);
  return isMissing ? <Redirect to={path('accessories')} /> : children;
}
