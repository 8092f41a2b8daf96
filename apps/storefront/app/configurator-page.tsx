import type { Screen } from '@fenestra/i18n/texts/paths';
import { type ComponentType, useEffect, useRef } from 'react';
import { ChunkBoundary } from '../components/chunk-boundary';
import { OnlyAssembly } from '../features/configurator/assembly/only-assembly';
import { Configurator } from '../features/configurator/frame/configurator';
import { OnlyFor } from '../features/configurator/frame/only-for';
import { PageFrame } from '../features/shell/page-frame';
import { Redirect, useAddress } from '../lib/address';
import { lazyChunk } from '../lib/chunk';
import { useTexts } from '../lib/texts';
import { useTitle } from '../lib/use-title';
import { OrderPage, Recap } from './order-screens';
import { AccessoriesStep, AssemblyStep, DimensionsStep, DoorStep, fetchStep, OpeningStep, ProfileStep } from './steps';
import { isModal, pathOf, routeOf } from '../lib/routes';

const WithdrawalPage = lazyChunk(() => import('../features/withdrawal/withdrawal-page'));
const ToCartPage = lazyChunk(() => import('./to-cart-page'));

/** The dialogs over a step, each loaded when it is opened first (ROUTE-11, ROUTE-17 to ROUTE-26). */
const choices: Readonly<Partial<Record<Screen, ComponentType>>> = {
  doorFillings: lazyChunk(() => import('../features/configurator/door/filling-dialog')),
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

/** The screens under the hash, each under its own and its Czech path (ROUTE-01, ROUTE-33). */
export function ConfiguratorPage() {
  const paths = useTexts('paths');
  const { pathname } = useAddress();
  const name = routeOf(pathname, paths);
  useTitle(name);
  useArrival(pathname);
  useEffect(() => fetchStep(name), [name]);
  return (
    <PageFrame withHeader={name !== 'cartPreview'}>
      <ChunkBoundary page>{name ? <OfScreen name={name} /> : <Elsewhere />}</ChunkBoundary>
    </PageFrame>
  );
}

function OfScreen({ name }: { name: Screen }) {
  if (name === 'recap') return <Recap />;
  if (name === 'orderPage') return <OrderPage />;
  if (name === 'withdrawal') return <WithdrawalPage />;
  if (name === 'cart' || name === 'cartPreview') return <ToCartPage preview={name === 'cartPreview'} />;
  return (
    <Configurator>
      <OfStep name={name} />
    </Configurator>
  );
}

function OfStep({ name }: { name: Screen }) {
  const Choice = choices[name];
  switch (name) {
    case 'opening':
      return (
        <OnlyFor doors={false}>
          <OpeningStep />
        </OnlyFor>
      );
    case 'doorOpening':
    case 'doorFillings':
      return (
        <OnlyFor doors>
          <DoorStep>{Choice && <Choice />}</DoorStep>
        </OnlyFor>
      );
    case 'dimensions':
    case 'sashWidths':
      return (
        <OnlyAssembly assembly={false}>
          <DimensionsStep detail={name === 'sashWidths'} />
        </OnlyAssembly>
      );
    case 'assembly':
      return (
        <OnlyAssembly assembly>
          <AssemblyStep />
        </OnlyAssembly>
      );
    case 'profile':
      return <ProfileStep />;
    default:
      return <AccessoriesStep>{Choice && <Choice />}</AccessoriesStep>;
  }
}

/** An unknown path begins at the opening, with the query it came with (ROUTE-07). */
function Elsewhere() {
  const paths = useTexts('paths');
  const { search } = useAddress();
  return <Redirect to={`${pathOf('opening', paths)}${search.size ? `?${search}` : ''}`} />;
}

/**
 * Going to another screen goes to the top and puts the focus on its heading. A dialog has a focus of its own and gives it back
 * to what opened it, where the page still stands (ROUTE-02).
 */
function useArrival(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    const gaveFocusBack = isModal(before.current) && document.activeElement !== document.body;
    before.current = pathname;
    if (isModal(pathname) || gaveFocusBack) return;
    window.scrollTo(0, 0);
    document.getElementById('nadpis')?.focus({ preventScroll: true });
  }, [pathname]);
}
