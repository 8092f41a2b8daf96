import { dayInNumbers } from '@fenestra/i18n/day-text';
import { todayIn } from '../../lib/shop/shop';
import { useShop, useTexts } from '../../lib/shop/texts';
import { SendLinkDialog } from './send-link-dialog';
import styles from './save-dialog.module.css';
import { SavedElements } from './saved-elements';
import { lastDayOf, type Savable, useSave } from './use-save';
import { LinkWithoutMail } from './link-without-mail';

type Props = {
  savable: Savable;
  /** What is not saved. */
  note?: string | undefined;
  onClose: () => void;
};

/** Saves one or more elements and sends their link; or gives link, QR code and PDF without an e-mail (SAVE-01 to SAVE-07). */
export default function SaveDialog({ savable, note, onClose }: Props) {
  const texts = useTexts('saved');
  const { saveAndSend } = useTexts('shell');
  const withoutMail = useSave(savable);
  const letter = useSave(savable, withoutMail.data);
  const number = letter.data?.number;
  return (
    <SendLinkDialog
      title={saveAndSend}
      lead={texts.lead}
      send={texts.send}
      sending={texts.sending}
      letter={letter}
      sentTo={(email) => (
        <>
          <b>{number ? texts.savedAs(number) : `${texts.sent}.`}</b> {texts.sentTo(email)}
        </>
      )}
      below={
        <>
          <LinkWithoutMail saving={withoutMail} />
          <p className={styles.term}>
            <Term savable={savable} />
          </p>
        </>
      }
      onClose={onClose}
    >
      <SavedElements elements={savable.elements} />
      {note && <p className={styles.term}>{note}</p>}
    </SendLinkDialog>
  );
}

/** Until when the price is held, and the link opened. */
function Term({ savable }: { savable: Savable }) {
  const shop = useShop();
  const texts = useTexts('saved');
  const isOfStock = savable.elements.every(({ stock }) => stock);
  const day = dayInNumbers(lastDayOf(savable, todayIn(shop)), shop);
  return (
    <>
      {isOfStock ? texts.stockPrice : texts.term(day)} {texts.linkTerm}
    </>
  );
}
