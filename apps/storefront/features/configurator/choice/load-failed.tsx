import buttons from '../../../components/button.module.css';
import { Note } from '../../../components/note';
import { refusalOf } from '../../../lib/network/request';
import { useTexts } from '../../../lib/shop/texts';

type Props = {
  /** What could not be loaded, where the shop does not say why. */
  text: string;
  failure: unknown;
  onRetry: () => void;
};

/** Why the shop refuses a list, in its own words (ERR-01), or that it could not be loaded; and another try. */
export function LoadFailed({ text, failure, onRetry }: Props) {
  const { retry } = useTexts('shell');
  return (
    <Note tone="warn" role="alert">
      {refusalOf(failure) || text}{' '}
      <button type="button" className={buttons.link} onClick={onRetry}>
        {retry}
      </button>
    </Note>
  );
}
