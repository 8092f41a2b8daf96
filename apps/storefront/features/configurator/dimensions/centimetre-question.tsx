import { RepairButton } from '../../../components/repair-button';
import { thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import styles from './size-field.module.css';
import { useScrollIntoView } from '../frame/use-scroll-into-view';

type Props = { typed: number; meant: number; onAccept: () => void; onKeep: () => void };

/** Asks at a field whether centimetres were meant; both in mm. */
export default function CentimetreQuestion({ typed, meant, onAccept, onKeep }: Props) {
  const texts = useTexts('dimensions');
  const place = useScrollIntoView(true);
  return (
    <div ref={place} className={styles.question} role="alert">
      <p>{texts.centimetres(thousands(typed))}</p>
      <RepairButton onPress={onAccept}>{texts.takeCentimetres(thousands(meant))}</RepairButton>
      <RepairButton onPress={onKeep}>{texts.keepMillimetres(thousands(typed))}</RepairButton>
    </div>
  );
}
