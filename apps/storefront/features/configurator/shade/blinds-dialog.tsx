import { useTexts } from '../../../lib/shop/texts';
import { ShadeDialog } from './shade-dialog';

export default function BlindsDialog() {
  return <ShadeDialog kind="blind" title={useTexts('titles').accessoriesBlinds} />;
}
