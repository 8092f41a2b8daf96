import { buttonClass } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Icon } from '../../../components/icon';
import { useContact, useTexts } from '../../../lib/shop/texts';
import { useKind, useKindTexts } from '../frame/steps';
import styles from './measuring-guide.module.css';

/** Rules for measuring, a film and a sheet to take along (DIM-02, DIM-15 to DIM-17). */
export default function MeasuringGuide({ onClose }: { onClose: () => void }) {
  const { measureFold } = useKindTexts();
  const { rules, video, guide } = useTexts('measuring');
  const kind = useKind();
  const { measuringVideo, measuringGuide } = useContact();
  return (
    <Dialog size="form" title={measureFold} onClose={onClose}>
      <div className={styles.guide}>
        <ol>
          {rules[kind].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p className={styles.links}>
          <a className={buttonClass()} href={measuringVideo} target="_blank" rel="noreferrer">
            <Icon name="play" />
            {video}
          </a>
          <a className={buttonClass()} href={measuringGuide} download>
            {guide}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
