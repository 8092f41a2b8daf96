import { Err } from '@fenestra/contracts/wire/errors';
import { Button, buttonClass } from '../../../components/button';
import { HelpLine } from '../../../components/help-line';
import { UntilLoaded } from '../../../components/until-loaded';
import { CallFailed } from '../../../lib/request';
import { useTexts } from '../../../lib/texts';
import { copyCall } from '../sync/copy-query';
import { isFinal } from '../sync/use-start';
import styles from './configurator.module.css';

/** Nothing could be started. Only what did not arrive can be tried again; a refusal would stay one. */
export function NoStart({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const texts = useTexts('configurator');
  const { retry } = useTexts('shell');
  const final = isFinal(failure);
  return (
    <main id="obsah" tabIndex={-1} className={`wrap ${styles.missing}`}>
      <div role="alert">
        {failure instanceof CallFailed && failure.code === Err.refused ? (
          <UntilLoaded>
            <NotMade call={failure.call} />
          </UntilLoaded>
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
  return <Reason heading={missing} lead={missingLead} />;
}

/** What is not sold, and a copy of what is made no more: the words come only then. */
function NotMade({ call }: { call: string }) {
  const texts = useTexts('refusedStart');
  return call === copyCall ? (
    <Reason heading={texts.copyNotMade} lead={texts.copyNotMadeLead} />
  ) : (
    <Reason heading={texts.productUnknown} lead={texts.productUnknownLead} />
  );
}

function Reason({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
    </>
  );
}
