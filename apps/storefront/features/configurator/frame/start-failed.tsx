import { Err } from '@fenestra/contracts/wire/errors';
import { Button, buttonClass } from '../../../components/button';
import { HelpLine } from '../../../components/help-line';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { CallFailed } from '../../../lib/network/request';
import { useTexts } from '../../../lib/shop/texts';
import { isFinal } from '../sync/start.query';
import styles from './configurator.module.css';

const NotMade = lazyChunk(() => import('./product-unavailable'));

/** Nothing could be started. Only what did not arrive can be tried again; a refusal would stay one. */
export function StartFailed({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const texts = useTexts('configurator');
  const { retry } = useTexts('shell');
  const final = isFinal(failure);
  return (
    <main id="obsah" tabIndex={-1} className={`wrap ${styles.missing}`}>
      <div role="alert">
        {failure instanceof CallFailed && failure.code === Err.refused ? (
          <ImmediateSuspense>
            <NotMade call={failure.call} />
          </ImmediateSuspense>
        ) : (
          <NotArrived />
        )}
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

function NotArrived() {
  const { missing, missingLead } = useTexts('configurator');
  return (
    <>
      <h1>{missing}</h1>
      <p className="lead">{missingLead}</p>
    </>
  );
}
