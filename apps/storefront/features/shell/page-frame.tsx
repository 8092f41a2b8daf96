import { type ReactNode, useSyncExternalStore } from 'react';
import { ChunkBoundary } from '../../components/chunk-boundary';
import { Icon } from '../../components/icon';
import { lazyChunk } from '../../lib/loading/chunk';
import { dismiss, useMessage, useAnnouncement } from '../../lib/accessibility/announce';
import { useInFlight } from '../../lib/network/in-flight';
import { useTexts } from '../../lib/shop/texts';
import { useOverlay } from '../../lib/navigation/overlay';
import { useCartQuantity } from '../../lib/cart/use-cart-quantity';
import styles from './page-frame.module.css';
import { SiteHeader } from './site-header';

const FeedbackDialog = lazyChunk(() => import('./feedback/feedback-dialog'));
const LegalDialog = lazyChunk(() => import('./legal-dialog'));

type Props = { withHeader?: boolean; children: ReactNode };

/** Frame around every screen: skip link, header, loading banner, offline banner, toast and the one live region. */
export function PageFrame({ withHeader = true, children }: Props) {
  const texts = useTexts('shell');
  const pieces = useCartQuantity();
  const over = useOverlay();
  return (
    <>
      <a className={styles.skip} href="#obsah" onClick={focusContent}>
        {texts.skip}
      </a>
      {withHeader && <SiteHeader pieces={pieces} />}
      <LoadingBanner />
      <OfflineBanner />
      {children}
      <p className="sr" role="status">
        {useAnnouncement()}
      </p>
      <Toast />
      <ChunkBoundary>{over === 'feedback' ? <FeedbackDialog /> : over && <LegalDialog of={over} />}</ChunkBoundary>
    </>
  );
}

/** The hash is the router's on configurator pages, so the skip link moves the focus itself. */
function focusContent(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById('obsah')?.focus();
}

/** Visible while the counter of requests is above zero (SHELL-01). */
function LoadingBanner() {
  const texts = useTexts('shell');
  const busy = useInFlight() > 0;
  return (
    <section
      className={busy ? `${styles.loading} ${styles.busy}` : styles.loading}
      aria-label={busy ? texts.loading : undefined} // a named section is a landmark; bare text would lie outside of all
      data-busy={busy}
    >
      {busy && <span className="sr">{texts.loading}</span>}
    </section>
  );
}

const subscribeOnline = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

function OfflineBanner() {
  const texts = useTexts('shell');
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  return (
    !online && (
      <section className={styles.offline} aria-label={texts.offline}>
        <Icon name="warn" />
        {texts.offline}
      </section>
    )
  );
}

function Toast() {
  const texts = useTexts('shell');
  const message = useMessage();
  return (
    <div className={styles.toasts} role={message?.tone === 'alert' ? 'alert' : 'status'}>
      {message && (
        <div className={styles.toast} key={message.id}>
          <Icon name={message.tone === 'alert' ? 'warn' : 'check'} />
          <span>{message.text || texts.offline}</span>
          <button type="button" onClick={dismiss}>
            {texts.close}
          </button>
        </div>
      )}
    </div>
  );
}
