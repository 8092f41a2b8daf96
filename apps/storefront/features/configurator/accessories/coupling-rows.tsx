import { Link } from '../../../lib/navigation/address';
import { DisplayedPrice } from '../../../components/displayed-price';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useScreenPath } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';

/** What joins the elements of an assembly, by joint as on the drawing; it is chosen beside their sizes. */
export function CouplingRows() {
  const texts = useTexts('parts');
  const { coupling: called } = useTexts('assembly');
  const path = useScreenPath();
  const { product } = useConfiguration();
  return product.assembly?.couplings.map(({ name, length, price }, i) => (
    <tr key={i}>
      <td>{`S${i + 1}`}</td>
      <td>
        <Link to={path('assembly')} aria-label={texts.change(called(i + 1))}>
          {called(i + 1)}
        </Link>
        <span>{`${name}, ${thousands(length)}\u00a0mm`}</span>
      </td>
      <td>
        <DisplayedPrice net={price} />
      </td>
    </tr>
  ));
}
