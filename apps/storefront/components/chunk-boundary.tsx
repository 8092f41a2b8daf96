import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { logEntry } from '../lib/log';
import { useTexts } from '../lib/texts';
import { Button } from './button';
import styles from './chunk-boundary.module.css';

/** What is loaded later: waits for it, and says when it did not come, with a way on (SHELL-09). */
export function ChunkBoundary({ children }: { children: ReactNode }) {
  return (
    <Failures>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Failures>
  );
}

class Failures extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(failure: Error, { componentStack }: ErrorInfo) {
    logEntry({ failure: String(failure), componentStack });
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Waiting() {
  const { loading } = useTexts('shell');
  return <p className={styles.waiting}>{loading}</p>;
}

/** A browser asks for a failed chunk again only after the page is loaded anew; what was chosen is kept by the server. */
function Failed() {
  const { failed, retry, phone, phoneHref } = useTexts('shell');
  return (
    <div className={styles.failed} role="alert">
      <p>
        {failed} <a href={phoneHref}>{phone}</a>
      </p>
      <Button onClick={() => window.location.reload()}>{retry}</Button>
    </div>
  );
}
