import type { Screen } from '@fenestra/i18n/texts/paths';
import type { ReactNode } from 'react';
import { Redirect } from '../../../lib/address';
import { useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import { isOffered } from './offered-screens';

/** An address can ask for the dialog of what the product cannot have: it leads to what can be chosen (ACC-06 to ACC-17). */
export function OnlyOffered({ screen, children }: { screen: Screen; children: ReactNode }) {
  const path = useScreenPath();
  const { shown, rules } = useConfiguration();
  return rules && isOffered(screen, shown, rules) ? children : <Redirect to={path('accessories')} />;
}
