import type { Axis } from '@fenestra/domain/configuration/geometry/suspect-size';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import { type Asked, inCentimetres } from './use-question';

const Centimetres = lazyChunk(() => import('./centimetre-question'));
const SizeQuestion = lazyChunk(() => import('./size-question'));

type Props = { asked: Pick<Asked, 'question' | 'accept' | 'keep'> };

/** What is asked about both sides, while it is; centimetres are asked about at their field. */
export function SizeQuestions({ asked }: Props) {
  const { question } = asked;
  if (!question || question.kind === 'centimetres') return null;
  return (
    <ImmediateSuspense>
      <SizeQuestion question={question} asked={asked} />
    </ImmediateSuspense>
  );
}

/** What is asked at the field of one side. */
export function SideQuestion({ axis, asked }: Props & { axis: Axis }) {
  const { question, accept, keep } = asked;
  const meant = inCentimetres(asked, axis);
  return (
    <ImmediateSuspense>
      {question && meant !== null && (
        <Centimetres typed={question.typed[axis]} meant={meant} onAccept={accept} onKeep={keep} />
      )}
    </ImmediateSuspense>
  );
}
