import { Err } from '@fenestra/contracts/wire/errors';
import { Button, buttonClass } from '../../../components/button';
import { HelpLine } from '../../../components/help-line';
import { CallFailed } from '../../../lib/request';
import { useTexts } from '../../../lib/texts';
import { isFinal } from '../sync/use-start';
import styles from './configurator.module.css';

/** Nothing could be started. Only what did not arrive can be tried again; a refusal would stay one. */
export function NoStart({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const texts = useTexts('configurator');
  const { productUnknown, productUnknownLead } = useTexts('session');
  const { retry } = useTexts('shell');
  const refused = failure instanceof CallFailed && failure.code === Err.refused;
  const final = isFinal(failure);
  return (
    <main id="obsah" tabIndex={-1} className={`wrap ${styles.missing}`}>
      <div role="alert">
        <h1>{refused ? productUnknown : texts.missing}</h1>
        <p className="lead">{refused ? productUnknownLead : texts.missingLead}</p>
        <div className={styles.missingButtons}>
          {!final && (
            <Button look="main" onClick={onRetry}>
              {retry}
            </Button>
          )}
          <a className={buttonClass(final ? { look: 'main' } : {})} href="/">
            {texts.startAgain}
          </a>
        </div>
      </div>
      <HelpLine />
    </main>
  );
}
