import { Note } from '../../../components/note';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';

/** Says why nothing can be chosen, and leads to the same product made to measure. */
export function StockNote() {
  const texts = useTexts('configurator');
  const { product, shown, catalogue } = useConfiguration();
  if (!product.product.data.stock) return null;
  const { width, height } = shown;
  const query = new URLSearchParams({
    productId: shown.product,
    sklad: 'false',
    width: `${width}`,
    height: `${height}`,
  });
  return (
    <Note>
      {texts.stockProduct}{' '}
      {catalogue?.products.get(shown.product)?.offered && <a href={`#/?${query}`}>{texts.sameToMeasure}</a>}
    </Note>
  );
}
