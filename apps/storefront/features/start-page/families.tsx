import { Button } from '../../components/button';
import { useTexts } from '../../lib/shop/texts';
import styles from './families.module.css';
import { FamilyBar } from './family-bar';
import { FamilyRow } from './family-row';
import { type Row, rowsOf } from './family-rows';
import { useArrivalAtHash } from './use-arrival-at-hash';
import { useProducts } from './use-products';

/** Everything that is sold, a row for each family, all of it at one scale (SHOP-01). */
export function Families() {
  const { data, isError, refetch } = useProducts();
  const texts = useTexts('families');
  const { retry } = useTexts('shell');
  const rows = data && rowsOf(data);
  useArrivalAtHash(rows !== undefined);
  if (isError)
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.productsMissing}</p>
        <Button onClick={() => void refetch()}>{retry}</Button>
      </div>
    );
  return (
    <>
      <FamilyBar rows={rows} />
      <div className={styles.families} id="vse">
        <div className="wrap">{rows ? <Rows rows={rows} /> : <div className={styles.waiting} />}</div>
      </div>
    </>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const texts = useTexts('families');
  const products = rows.reduce((sum, row) => sum + row.products.length, 0);
  return (
    <>
      <p className={styles.key}>
        <span>{texts.scale}</span>
        <span className={styles.total}>{texts.products(products)}</span>
      </p>
      {rows.map((row) => (
        <FamilyRow key={row.family} row={row} />
      ))}
    </>
  );
}
