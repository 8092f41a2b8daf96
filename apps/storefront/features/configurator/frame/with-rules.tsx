import type { ReactNode } from 'react';
import { ImmediateSuspense } from '../../../components/immediate-suspense';
import { useConfiguration } from '../sync/configuration-context';

type Props = {
  /** In its place until then, of about its size. */
  waiting: ReactNode;
  children: ReactNode;
};

/** What is judged and shown by the rules and the catalogue: its own code comes with them, after the first paint. */
export function WithRules({ waiting, children }: Props) {
  const { rules } = useConfiguration();
  return rules ? <ImmediateSuspense fallback={waiting}>{children}</ImmediateSuspense> : waiting;
}
