import { useTexts } from '../../../lib/texts';
import { ShadeDialog } from './shade-dialog';

export default function NetsDialog() {
  return <ShadeDialog kind="net" title={useTexts('titles').accessoriesNets} />;
}
