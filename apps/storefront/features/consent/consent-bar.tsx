import { useEffect, useId, useRef } from 'react';
import type { Shop } from '@fenestra/domain/shop/shops';
import { Button } from '../../components/button';
import { openOverlay } from '../../lib/navigation/overlay';
import { useShop, useTexts } from '../../lib/shop/texts';
import { thirdParties } from '../../lib/third-parties/third-parties';
import styles from './consent-bar.module.css';

type Props = { again: boolean; onAnswer: (granted: boolean) => void };

/** The question stands over the end of the page and hides nothing for good: the page gets longer by as much. Both answers look alike. */
export function ConsentBar({ again, onAnswer }: Props) {
  const texts = useTexts('consent');
  const { privacy } = useTexts('shell');
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => makeRoom(bar.current!), []);
  useEffect(() => {
    if (again) title.current?.focus(); // whoever opens it goes there
  }, [again]);
  return (
    <section ref={bar} className={styles.bar} aria-labelledby={titleId}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {texts.title}
          </h2>
          <p>{texts.text}</p>
          <details className={styles.more}>
            <summary>{texts.more}</summary>
            <Details />
            <p>
              <Button look="text" onClick={() => openOverlay('privacy')}>
                {privacy}
              </Button>
            </p>
          </details>
        </div>
        <div className={styles.answers}>
          <Button onClick={() => onAnswer(false)}>{texts.refuse}</Button>
          <Button onClick={() => onAnswer(true)}>{texts.accept}</Button>
        </div>
      </div>
    </section>
  );
}

/** Who would see what, of this shop. */
function Details() {
  const texts = useTexts('consent');
  const partners = partnersOf(useShop());
  const { trustedShops, affiliate } = thirdParties();
  const sayings = [
    ...(partners ? [texts.scripts.replace('{partners}', partners)] : []),
    ...(affiliate ? [texts.affiliate] : []),
    ...(trustedShops ? [texts.trustedShops] : []),
    texts.lasts,
  ];
  return sayings.map((saying) => <p key={saying}>{saying}</p>);
}

function partnersOf({ locale }: Shop): string {
  const { tagManager, heureka, trustedShops } = thirdParties();
  const names = [tagManager && 'Google Tag Manager', heureka && 'Heureka', trustedShops && 'Trusted Shops'];
  return new Intl.ListFormat(locale).format(names.filter((name) => name !== undefined));
}

/** Gives the page as much room at its end as the bar takes, while it is there. */
function makeRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--consent', `${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => {
    watch.disconnect();
    style.removeProperty('--consent');
  };
}
