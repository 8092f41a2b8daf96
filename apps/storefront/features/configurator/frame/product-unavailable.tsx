import { useTexts } from '../../../lib/shop/texts';
import { copyCall } from '../sync/copy-query';

/** What is not sold, and a copy of what is made no more: neither is needed before somebody asks for that. */
export default function ProductUnavailable({ call }: { call: string }) {
  const texts = useTexts('refusedStart');
  const isCopy = call === copyCall;
  return (
    <>
      <h1>{isCopy ? texts.copyNotMade : texts.productUnknown}</h1>
      <p className="lead">{isCopy ? texts.copyNotMadeLead : texts.productUnknownLead}</p>
    </>
  );
}
