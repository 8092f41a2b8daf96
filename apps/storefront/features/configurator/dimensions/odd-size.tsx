import type { Axis } from '@fenestra/domain/configuration/geometry/suspect-size';
import { UntilLoaded } from '../../../components/until-loaded';
import { lazyChunk } from '../../../lib/chunk';
import { type Asked, inCentimetres } from './use-question';

const Centimetres = lazyChunk(() => import('./centimetres'));
const SizeQuestion = lazyChunk(() => import('./size-question'));

type Props = { asked: Pick<Asked, 'question' | 'accept' | 'keep'> };

/** What is asked about both sides, while it is; centimetres are asked about at their field. */
export function OddSize({ asked }: Props) {
  const { question } = asked;
  if (!question || question.kind === 'centimetres') return null;
  return (
    <UntilLoaded>
      <SizeQuestion question={question} asked={asked} />
    </UntilLoaded>
  );
}

/** What is asked at the field of one side. */
export function OddSide({ axis, asked }: Props & { axis: Axis }) {
  const { question, accept, keep } = asked;
  const meant = inCentimetres(asked, axis);
  return (
    <UntilLoaded>
      {question && meant !== null && (
        <Centimetres typed={question.typed[axis]} meant={meant} onAccept={accept} onKeep={keep} />
      )}
    </UntilLoaded>
  );
}
