import { Note } from '../../../components/note';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import type { RequestedSize } from './use-requested-size';

/** Which size is drawn and priced while the fields hold one that cannot be made. */
export function LastValidSize({ size: { refused } }: { size: RequestedSize }) {
  const { lastPossible } = useTexts('dimensions');
  const { shown } = useConfiguration();
  return refused && <Note>{lastPossible(sizeText(shown.width, shown.height))}</Note>;
}
