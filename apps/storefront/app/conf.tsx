import type { Screen } from '@fenestra/i18n/texts/paths';
import { type ComponentType, useEffect } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { ChunkBoundary } from '../components/chunk-boundary';
import { OnlyAssembly } from '../features/configurator/assembly/only-assembly';
import { Configurator } from '../features/configurator/frame/configurator';
import { OnlyFor } from '../features/configurator/frame/only-for';
import { PageFrame } from '../features/shell/page-frame';
import { lazyChunk } from '../lib/chunk';
import { useTexts } from '../lib/texts';
import { useTitle } from '../lib/use-title';
import {
  AccessoriesStep,
  AssemblyStep,
  DimensionsStep,
  DoorStep,
  fetchStep,
  fetchSteps,
  OpeningStep,
  ProfileStep,
} from './steps';
import { ToCartPage } from './to-cart-page';
import { renderPage } from './render-page';
import { isModal, pathOf, pathsOf, routeOf } from '../lib/routes';

const FillingDialog = lazyChunk(() => import('../features/configurator/door/filling-dialog'));
const Recap = lazyChunk(() => import('../features/recap/recap'));

/** The dialogs over the accessories, each loaded when it is opened first (ROUTE-17 to ROUTE-26). */
const choices: Readonly<Partial<Record<Screen, ComponentType>>> = {
  accessoriesProfile: lazyChunk(() => import('../features/configurator/profile/profile-dialog')),
  accessoriesColour: lazyChunk(() => import('../features/configurator/colour/colour-dialog')),
  accessoriesGlass: lazyChunk(() => import('../features/configurator/glass/glass-dialog')),
  accessoriesBars: lazyChunk(() => import('../features/configurator/bars/bars-dialog')),
  accessoriesOuterSill: lazyChunk(() => import('../features/configurator/sill/outer-sill-dialog')),
  accessoriesInnerSill: lazyChunk(() => import('../features/configurator/sill/inner-sill-dialog')),
  accessoriesBlinds: lazyChunk(() => import('../features/configurator/shade/blinds-dialog')),
  accessoriesNets: lazyChunk(() => import('../features/configurator/shade/nets-dialog')),
  accessoriesHandle: lazyChunk(() => import('../features/configurator/handle/handle-dialog')),
  accessoriesThreshold: lazyChunk(() => import('../features/configurator/threshold/threshold-dialog')),
};

/** The screens under hash routes, each under its own and its Czech path (ROUTE-01, ROUTE-33). */
function ConfiguratorPage() {
  const paths = useTexts('paths');
  const { pathname } = useLocation();
  const name = routeOf(pathname, paths);
  useTitle(name);
  useArrival(pathname);
  useEffect(() => fetchStep(name), [name]);
  const at = (screen: Screen) => pathsOf(screen, paths);
  return (
    <PageFrame withHeader={name !== 'cartPreview'}>
      <ChunkBoundary>
        <Routes>
          <Route element={<Configurator />}>
            <Route element={<OnlyFor doors={false} />}>
              {at('opening').map((path) => (
                <Route key={path} path={path} element={<OpeningStep />} />
              ))}
            </Route>
            <Route element={<OnlyFor doors />}>
              <Route element={<DoorStep />}>
                {at('doorOpening').map((path) => (
                  <Route key={path} path={path} />
                ))}
                {at('doorFillings').map((path) => (
                  <Route key={path} path={path} element={<FillingDialog />} />
                ))}
              </Route>
            </Route>
            <Route element={<OnlyAssembly assembly={false} />}>
              {at('dimensions').map((path) => (
                <Route key={path} path={path} element={<DimensionsStep />} />
              ))}
              {at('sashWidths').map((path) => (
                <Route key={path} path={path} element={<DimensionsStep detail />} />
              ))}
            </Route>
            <Route element={<OnlyAssembly assembly />}>
              {at('assembly').map((path) => (
                <Route key={path} path={path} element={<AssemblyStep />} />
              ))}
            </Route>
            {at('profile').map((path) => (
              <Route key={path} path={path} element={<ProfileStep />} />
            ))}
            <Route element={<AccessoriesStep />}>
              {at('accessories').map((path) => (
                <Route key={path} path={path} />
              ))}
              {Object.entries(choices).flatMap(([screen, Choice]) =>
                at(screen as Screen).map((path) => <Route key={path} path={path} element={<Choice />} />),
              )}
            </Route>
          </Route>
          {[...at('cart'), ...at('cartPreview')].map((path) => (
            <Route key={path} path={path} element={<ToCartPage preview={name === 'cartPreview'} />} />
          ))}
          {at('recap').map((path) => (
            <Route key={path} path={path} element={<Recap />} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </ChunkBoundary>
    </PageFrame>
  );
}

/** An unknown path begins at the opening, with the query it came with (ROUTE-07). */
function Elsewhere() {
  const paths = useTexts('paths');
  const { search } = useLocation();
  return <Navigate to={`${pathOf('opening', paths)}${search}`} replace />;
}

/** Every navigation goes to the top and puts the focus on the new heading; dialogs have a focus of their own (ROUTE-02). */
function useArrival(pathname: string): void {
  useEffect(() => {
    if (isModal(pathname)) return;
    window.scrollTo(0, 0);
    document.getElementById('nadpis')?.focus({ preventScroll: true });
  }, [pathname]);
}

addEventListener('load', () => setTimeout(fetchSteps, 2_000));
void renderPage(
  <HashRouter>
    <ConfiguratorPage />
  </HashRouter>,
);
