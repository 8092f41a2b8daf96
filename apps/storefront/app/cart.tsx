import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { CartPage } from '../features/cart/cart-page';
import { PageFrame } from '../features/shell/page-frame';
import { renderPage } from './render-page';

/** The preview of somebody's cart stands alone (ROUTE-34, OPEN-Q-12). */
const isPreview = new URLSearchParams(window.location.search).get('preview') === '1';

void renderPage(
  <PageFrame withHeader={!isPreview}>
    <CartPage />
  </PageFrame>,
  pageParts['/kosik/'],
  true,
);
