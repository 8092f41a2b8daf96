import type { Screen } from '@fenestra/i18n/texts/screens';
import { type ComponentType, useEffect, useRef } from 'react';
import { ChunkBoundary } from '../components/chunk-boundary';
import { ImmediateSuspense } from '../components/immediate-suspense';
import { Starting } from '../features/configurator/frame/starting';
import { PageFrame } from '../features/shell/page-frame';
import { Redirect, useAddress } from '../lib/navigation/address';
import { lazyChunk } from '../lib/loading/chunk';
import { useTexts } from '../lib/shop/texts';
import { useTitle } from '../lib/navigation/use-title';
import { OrderPage, Recap } from './order-screens';
import { prefetchStep } from './steps';
import { isModal, pathOf, routeOf } from '../lib/navigation/routes';

const WithdrawalPage = lazyChunk(() => import('../features/withdrawal/withdrawal-page'));
const ToCartPage = lazyChunk(() => import('./cart-page-redirect'));

/** `Steps` shows those of a product; where another screen was opened first they may come later. */
type Props = { Steps: ComponentType<{ name: Screen }> };

/** The screens under the hash, each under its own and its Czech path (ROUTE-01, ROUTE-33). */
export function ConfiguratorPage({ Steps }: Props) {
  const paths = useTexts('paths');
  const { pathname } = useAddress();
  const name = routeOf(pathname, paths);
  useTitle(name);
  useArrival(pathname);
  useEffect(() => prefetchStep(name), [name]);
  return (
    <PageFrame withHeader={name !== 'cartPreview'}>
      <ChunkBoundary page>{name ? <OfScreen name={name} Steps={Steps} /> : <Elsewhere />}</ChunkBoundary>
    </PageFrame>
  );
}

function OfScreen({ name, Steps }: Props & { name: Screen }) {
  if (name === 'recap') return <Recap />;
  if (name === 'orderPage') return <OrderPage />;
  if (name === 'withdrawal') return <WithdrawalPage />;
  if (name === 'cart' || name === 'cartPreview') return <ToCartPage preview={name === 'cartPreview'} />;
  return (
    <ImmediateSuspense fallback={<Starting />}>
      <Steps name={name} />
    </ImmediateSuspense>
  );
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
