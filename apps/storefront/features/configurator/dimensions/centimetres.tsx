import type { Axis } from '@fenestra/domain/configuration/geometry/suspect-size';
import { Fix } from '../../../components/fix';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import styles from './size-field.module.css';
import type { Asked } from './use-question';
import { useShownWhole } from './use-shown-whole';

type Props = { axis: Axis; asked: Pick<Asked, 'question' | 'accept' | 'keep'>; meant: number };

/** Asks at a field whether centimetres were meant. */
export default function Centimetres({ axis, asked, meant }: Props) {
  const texts = useTexts('dimensions');
  const place = useShownWhole(true);
  const typed = thousands(asked.question!.typed[axis]);
  return (
    <div ref={place} className={styles.question} role="alert">
      <p>{texts.centimetres(typed)}</p>
      <Fix onPress={asked.accept}>{texts.takeCentimetres(thousands(meant))}</Fix>
      <Fix onPress={asked.keep}>{texts.keepMillimetres(typed)}</Fix>
    </div>
  );
}
