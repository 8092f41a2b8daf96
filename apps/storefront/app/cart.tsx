import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { ChunkBoundary } from '../components/chunk-boundary';
import { CartPage } from '../features/cart/cart-page';
import { PageFrame } from '../features/shell/page-frame';
import { lazyChunk } from '../lib/loading/chunk';
import { renderPage } from './render-page';

const CartPreview = lazyChunk(() => import('../features/cart/sent/cart-preview'));

/** The preview of somebody's cart stands alone (ROUTE-34, OPEN-Q-12). */
const isPreview = new URLSearchParams(window.location.search).get('preview') === '1';

void renderPage(
  <PageFrame withHeader={!isPreview}>
    {isPreview ? (
      <ChunkBoundary page>
        <CartPreview />
      </ChunkBoundary>
    ) : (
      <CartPage />
    )}
  </PageFrame>,
  pageParts['/kosik/'],
  true,
);
