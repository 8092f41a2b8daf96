import { useTexts } from '../../../lib/texts';
import { ShadeDialog } from './shade-dialog';

export default function BlindsDialog() {
  return <ShadeDialog kind="blind" title={useTexts('titles').accessoriesBlinds} />;
}
