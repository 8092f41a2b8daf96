import type { Change } from '@fenestra/domain/configuration/change';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { useEffect } from 'react';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { lazyChunk } from '../../../lib/loading/chunk';
import type { RefusalProps } from './refusal-with-repairs';

const load = () => import('./refusal-with-repairs');
const RefusalWithRepairs = lazyChunk(load);

/** A change that cannot be made, and why. */
export type Refused = { readonly wanted: Change; readonly refusal: Refusal };

type Props = Omit<RefusalProps, 'refusal'> & { refusal?: Refusal | null };

/** What cannot be made and why, where something is refused; its code is here before, for those who lose the connection. */
export function RefusalNote({ refusal, ...making }: Props) {
  useEffect(() => void load().catch(() => undefined), []);
  return (
    refusal && (
      <ImmediateSuspense>
        <RefusalWithRepairs refusal={refusal} {...making} />
      </ImmediateSuspense>
    )
  );
}
