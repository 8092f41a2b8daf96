import { CartPage } from '../features/cart/cart-page';
import { PageFrame } from '../features/shell/page-frame';
import { renderPage } from './render-page';

renderPage(
  <PageFrame>
    <CartPage />
  </PageFrame>,
);
