import { useTexts } from '../../../lib/shop/texts';
import { SillDialog } from './sill-dialog';

export default function InnerSillDialog() {
  return <SillDialog kind="inner-sill" title={useTexts('titles').accessoriesInnerSill} />;
}
