import { RepairButton } from '../../../components/repair-button';
import { Note } from '../../../components/note';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { kindOf } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import type { Asked, Question } from './use-question';
import { useScrollIntoView } from '../frame/use-scroll-into-view';

type Props = { question: Question; asked: Pick<Asked, 'accept' | 'keep'> };

/** Asks about swapped sides, and about a frame as large as its opening. */
export default function SizeQuestion({ question: { kind, meant, typed }, asked: { accept, keep } }: Props) {
  const texts = useTexts('sizeQuestions');
  const { product } = useConfiguration();
  const place = useScrollIntoView(true);
  const wanted = sizeText(meant.width, meant.height);
  return (
    <div ref={place}>
      <Note tone="warn" role="alert">
        <p>{kind === 'swapped' ? texts.swapped(wanted) : texts.opening[kindOf(product)]}</p>
        <RepairButton onPress={accept}>{texts.yes(wanted)}</RepairButton>
        <RepairButton onPress={keep}>{texts.no(sizeText(typed.width, typed.height))}</RepairButton>
      </Note>
    </div>
  );
}
