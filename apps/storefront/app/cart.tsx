import { CartPage } from '../features/cart/cart-page';
import { PageFrame } from '../features/shell/page-frame';
import { renderPage } from './render-page';

void renderPage(
  <PageFrame>
    <CartPage />
  </PageFrame>,
);
