import { Note } from '../../../components/note';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import type { WantedSize } from './use-size';

/** Which size is drawn and priced while the fields hold one that cannot be made. */
export function LastPossible({ size: { refused } }: { size: WantedSize }) {
  const { lastPossible } = useTexts('dimensions');
  const { shown } = useConfiguration();
  return refused && <Note>{lastPossible(sizeText(shown.width, shown.height))}</Note>;
}
