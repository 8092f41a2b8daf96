import { useRef, useState } from 'react';
import { Button, buttonClass } from '../button';
import { Icon } from '../icon';
import { documentAddress } from '../../lib/quotes/saved-offers';
import { announce } from '../../lib/accessibility/announce';
import { useTexts } from '../../lib/shop/texts';
import { AskAboutOffer } from './ask-about-offer';
import { SaveFailure } from './save-failure';
import styles from './link-without-mail.module.css';
import type { useSave } from './use-save';

/** Link, QR code and PDF for those who want no e-mail: the offer is saved when they are asked for. */
export function LinkWithoutMail({ saving }: { saving: ReturnType<typeof useSave> }) {
  const texts = useTexts('saved');
  const { data, isPending, error, mutate } = saving;
  if (!data)
    return (
      <div className={styles.ask}>
        <Button look="text" busy={isPending} onClick={() => mutate(null)}>
          <Icon name="copy" />
          {texts.withoutMail}
        </Button>
        {error && <SaveFailure failure={error} />}
      </div>
    );
  return (
    <div className={styles.given}>
      <img src={`data:image/svg+xml;base64,${data.qr}`} alt={texts.qr} width={148} height={148} />
      <div>
        {data.number && <b>{texts.savedAs(data.number)}</b>}
        <Link address={data.link} />
        <div className={styles.more}>
          <a className={buttonClass({ size: 'compact' })} href={documentAddress(data.savedId)} target="_blank">
            {texts.pdf}
          </a>
          {data.number && <AskAboutOffer number={data.number} link={data.link} />}
        </div>
      </div>
    </div>
  );
}

function Link({ address }: { address: string }) {
  const texts = useTexts('saved');
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      return field.current?.focus(); // forbidden by the browser: the address is marked, to be copied by hand
    }
    setCopied(true);
    announce(texts.copied);
  };
  return (
    <>
      <label htmlFor="save-link">{texts.linkLabel}</label>
      <div className={styles.link}>
        <input id="save-link" ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button size="compact" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {texts.copy}
        </Button>
      </div>
    </>
  );
}
