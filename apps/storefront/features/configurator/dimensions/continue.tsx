import type { MouseEvent } from 'react';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { goTo } from '../../../lib/address';
import { showFirstWrong } from '../../../lib/show-first-wrong';
import { useTexts } from '../../../lib/texts';
import { useScreenPath } from '../frame/steps';
import styles from './dimensions-step.module.css';

/** Goes on unless a size is wrong: then it stays with the first one, whose own message is the only one (STEP-05, DIM-08). */
export function Continue() {
  const texts = useTexts('configurator');
  const path = useScreenPath();
  const goOn = ({ currentTarget }: MouseEvent) => {
    if (!showFirstWrong(currentTarget.closest('main')!)) goTo(path('profile'));
  };
  return (
    <Button look="main" block onClick={goOn}>
      <span className={styles.long}>{texts.continueTo.profile}</span>
      <span className={styles.short}>{texts.goOn}</span>
      <Icon name="arrow-right" />
    </Button>
  );
}
