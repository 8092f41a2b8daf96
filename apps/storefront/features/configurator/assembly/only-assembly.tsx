import { Navigate, Outlet } from 'react-router';
import { useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';

/** Assemblies have a screen of their own for their sizes; each kind of product is led to its own (ROUTE-13, OPEN-Q-113). */
export function OnlyAssembly({ assembly }: { assembly: boolean }) {
  const path = useScreenPath();
  const { shown } = useConfiguration();
  const isAssembly = shown.assembly !== undefined;
  if (isAssembly === assembly) return <Outlet />;
  return <Navigate to={path(isAssembly ? 'assembly' : 'dimensions')} replace />;
}
