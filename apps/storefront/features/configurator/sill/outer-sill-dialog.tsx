import { useTexts } from '../../../lib/shop/texts';
import { SillDialog } from './sill-dialog';

export default function OuterSillDialog() {
  return <SillDialog kind="outer-sill" title={useTexts('titles').accessoriesOuterSill} />;
}
