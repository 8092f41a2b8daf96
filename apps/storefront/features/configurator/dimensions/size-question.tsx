import { Fix } from '../../../components/fix';
import { Note } from '../../../components/note';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { kindOf } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import type { Asked, Question } from './use-question';
import { useShownWhole } from '../frame/use-shown-whole';

type Props = { question: Question; asked: Pick<Asked, 'accept' | 'keep'> };

/** Asks about swapped sides, and about a frame as large as its opening. */
export default function SizeQuestion({ question: { kind, meant, typed }, asked: { accept, keep } }: Props) {
  const texts = useTexts('sizeQuestions');
  const { product } = useConfiguration();
  const place = useShownWhole(true);
  const wanted = sizeText(meant.width, meant.height);
  return (
    <div ref={place}>
      <Note tone="warn" role="alert">
        <p>{kind === 'swapped' ? texts.swapped(wanted) : texts.opening[kindOf(product)]}</p>
        <Fix onPress={accept}>{texts.yes(wanted)}</Fix>
        <Fix onPress={keep}>{texts.no(sizeText(typed.width, typed.height))}</Fix>
      </Note>
    </div>
  );
}
