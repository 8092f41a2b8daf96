import { Navigate, Outlet } from 'react-router';
import { useIsDoor, useScreenPath } from './steps';

/** Doors have a step of their own for how they open; the other kind of product is led on to its sizes (ROUTE-10, OPEN-Q-113). */
export function OnlyFor({ doors }: { doors: boolean }) {
  const path = useScreenPath();
  return useIsDoor() === doors ? <Outlet /> : <Navigate to={path('dimensions')} replace />;
}
