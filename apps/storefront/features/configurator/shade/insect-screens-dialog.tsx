import { useTexts } from '../../../lib/shop/texts';
import { ShadeDialog } from './shade-dialog';

export default function InsectScreensDialog() {
  return <ShadeDialog kind="net" title={useTexts('titles').accessoriesNets} />;
}
