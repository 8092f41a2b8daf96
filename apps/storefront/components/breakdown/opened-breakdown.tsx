import { useTexts } from '../../lib/texts';
import { useClosedByBack } from '../../lib/use-closed-by-back';
import { Dialog } from '../dialog';
import type { Opened } from './breakdown';
import { BreakdownTable } from './breakdown-table';
import { Totals } from './totals';

/** What prices consist of: on the page, or over it where it can be closed. */
export default function OpenedBreakdown({ of, sum, onClose }: Opened) {
  const tables = (
    <>
      {of.map((priced, i) => (
        <BreakdownTable key={i} {...priced} />
      ))}
      {sum !== undefined && <Totals net={sum} />}
    </>
  );
  return onClose ? <Over onClose={onClose}>{tables}</Over> : tables;
}

/** Escape and Back lead back to what is beneath. */
function Over({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { open } = useTexts('breakdown');
  useClosedByBack(onClose);
  return (
    <Dialog size="question" title={open} onClose={onClose}>
      {children}
    </Dialog>
  );
}
