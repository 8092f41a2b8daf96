import { Fix } from '../../../components/fix';
import { Note } from '../../../components/note';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useKindTexts } from '../frame/steps';
import type { WantedSize } from './use-size';

/** Asks about swapped sides, and about a frame as large as its opening; centimetres are asked about at their field. */
export function SizeQuestion({ size: { question, accept, keep } }: { size: WantedSize }) {
  const texts = useTexts('sizeQuestions');
  const { sizeOfOpening } = useKindTexts();
  if (!question || question.kind === 'centimetres') return null;
  const meant = sizeText(question.meant.width, question.meant.height);
  return (
    <Note tone="warn" role="alert">
      <p>{question.kind === 'swapped' ? texts.swapped(meant) : sizeOfOpening}</p>
      <Fix onPress={accept}>{texts.yes(meant)}</Fix>
      <Fix onPress={keep}>{texts.no(sizeText(question.typed.width, question.typed.height))}</Fix>
    </Note>
  );
}
