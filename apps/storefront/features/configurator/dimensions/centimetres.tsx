import type { Axis } from '@fenestra/domain/configuration/geometry/suspect-size';
import { Fix } from '../../../components/fix';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import styles from './size-field.module.css';
import { type Asked, inCentimetres } from './use-question';
import { useShownWhole } from './use-shown-whole';

type Props = { axis: Axis; asked: Pick<Asked, 'question' | 'accept' | 'keep'> };

/** Asks at a field whether centimetres were meant. */
export function Centimetres({ axis, asked }: Props) {
  const texts = useTexts('dimensions');
  const meant = inCentimetres(asked, axis);
  const place = useShownWhole(meant !== null);
  if (meant === null) return null;
  const typed = thousands(asked.question!.typed[axis]);
  return (
    <div ref={place} className={styles.question} role="alert">
      <p>{texts.centimetres(typed)}</p>
      <Fix onPress={asked.accept}>{texts.takeCentimetres(thousands(meant))}</Fix>
      <Fix onPress={asked.keep}>{texts.keepMillimetres(typed)}</Fix>
    </div>
  );
}
