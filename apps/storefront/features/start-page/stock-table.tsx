import { ChunkBoundary } from '../../components/chunk-boundary';
import { PriceBasis } from '../../components/price-basis';
import { lazyChunk } from '../../lib/loading/chunk';
import { useTexts } from '../../lib/shop/texts';
import styles from './stock-table.module.css';
import { useProducts } from './use-products';

const OfferedStock = lazyChunk(() => import('./stock-rows'));

/** Finished sizes with miniature, hinge side, price and free pieces; each goes straight into the cart. */
export function StockTable() {
  const texts = useTexts('start');
  const { data } = useProducts();
  return (
    <section className={styles.band} id="skladem">
      <div className="wrap">
        <h2>{texts.stockHeading}</h2>
        <p className={styles.lead}>
          {texts.stockLead}
          <br />
          <PriceBasis />
        </p>
        <ChunkBoundary>{data && <OfferedStock products={data} />}</ChunkBoundary>
      </div>
    </section>
  );
}
