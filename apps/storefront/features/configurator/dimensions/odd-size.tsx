import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/chunk';
import type { Asked } from './use-question';

const SizeQuestion = lazyChunk(() => import('./size-question'));

/** What is asked about both sides, while it is; centimetres are asked about at their field. */
export function OddSize({ asked }: { asked: Pick<Asked, 'question' | 'accept' | 'keep'> }) {
  const { question } = asked;
  if (!question || question.kind === 'centimetres') return null;
  return (
    <Suspense>
      <SizeQuestion question={question} asked={asked} />
    </Suspense>
  );
}
