import { Fix } from '../../../components/fix';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import styles from './size-field.module.css';
import { useShownWhole } from '../frame/use-shown-whole';

type Props = { typed: number; meant: number; onAccept: () => void; onKeep: () => void };

/** Asks at a field whether centimetres were meant; both in mm. */
export default function Centimetres({ typed, meant, onAccept, onKeep }: Props) {
  const texts = useTexts('dimensions');
  const place = useShownWhole(true);
  return (
    <div ref={place} className={styles.question} role="alert">
      <p>{texts.centimetres(thousands(typed))}</p>
      <Fix onPress={onAccept}>{texts.takeCentimetres(thousands(meant))}</Fix>
      <Fix onPress={onKeep}>{texts.keepMillimetres(thousands(typed))}</Fix>
    </div>
  );
}
