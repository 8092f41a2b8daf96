import { Err } from '@fenestra/contracts/wire/errors';
import { Button, buttonClass } from '../../../components/button';
import { HelpLine } from '../../../components/help-line';
import { CallFailed } from '../../../lib/request';
import { useTexts } from '../../../lib/texts';
import { copyCall } from '../sync/start-copy';
import { isFinal } from '../sync/use-start';
import styles from './configurator.module.css';

/** Nothing could be started. Only what did not arrive can be tried again; a refusal would stay one. */
export function NoStart({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const texts = useTexts('configurator');
  const { retry } = useTexts('shell');
  const [heading, lead] = useReason(failure);
  const final = isFinal(failure);
  return (
    <main id="obsah" tabIndex={-1} className={`wrap ${styles.missing}`}>
      <div role="alert">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
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

/** What does not arrive, what is not sold, and a copy of what is made no more. */
function useReason(failure: Error): readonly [heading: string, lead: string] {
  const { missing, missingLead } = useTexts('configurator');
  const refusals = useTexts('session');
  if (!(failure instanceof CallFailed) || failure.code !== Err.refused) return [missing, missingLead];
  if (failure.call === copyCall) return [refusals.copyNotMade, refusals.copyNotMadeLead];
  return [refusals.productUnknown, refusals.productUnknownLead];
}
