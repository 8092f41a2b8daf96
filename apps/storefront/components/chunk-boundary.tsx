import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ImmediateSuspense } from './immediate-suspense';
import { useAddress } from '../lib/navigation/address';
import { logEntry } from '../lib/network/log';
import { useContact, useTexts } from '../lib/shop/texts';
import { Button } from './button';
import styles from './chunk-boundary.module.css';

type Props = {
  /** It is the content of the page, and until then stands for it. */
  page?: boolean;
  children: ReactNode;
};

/** What is loaded later: waits for it, and says when it did not come, with a way on (SHELL-09). */
export function ChunkBoundary({ page = false, children }: Props) {
  const { pathname } = useAddress();
  return (
    <Failures page={page} at={pathname}>
      <ImmediateSuspense fallback={page ? <WaitingPage /> : <Waiting />}>{children}</ImmediateSuspense>
    </Failures>
  );
}

class Failures extends Component<Required<Props> & { at: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Another screen is tried anew. */
  override componentDidUpdate({ at }: { at: string }) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false });
  }

  override componentDidCatch(failure: Error, { componentStack }: ErrorInfo) {
    logEntry({ failure: String(failure), stack: failure.stack, componentStack });
  }

  override render() {
    const { page, children } = this.props;
    if (!this.state.failed) return children;
    return page ? <FailedPage /> : <Failed />;
  }
}

function Waiting() {
  const { loading } = useTexts('shell');
  return <p className={styles.waiting}>{loading}</p>;
}

function WaitingPage() {
  const { loading } = useTexts('shell');
  return (
    <main id="obsah" tabIndex={-1} aria-busy="true">
      <h1 className="sr">{loading}</h1>
      <div aria-hidden="true">
        <Waiting />
      </div>
    </main>
  );
}

function FailedPage() {
  const { failed } = useTexts('shell');
  return (
    <main id="obsah" tabIndex={-1}>
      <h1 className="sr">{failed}</h1>
      <Failed />
    </main>
  );
}

/** What failed over a connection is asked for again only when the page is loaded anew; what was chosen is kept by the server. */
function Failed() {
  const { failed, retry } = useTexts('shell');
  const { phone, phoneHref } = useContact();
  return (
    <div className={styles.failed} role="alert">
      <p>
        {failed} <a href={phoneHref}>{phone}</a>
      </p>
      <Button onClick={() => window.location.reload()}>{retry}</Button>
    </div>
  );
}
