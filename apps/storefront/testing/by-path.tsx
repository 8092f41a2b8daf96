import type { ReactNode } from 'react';
import { useAddress } from '../lib/navigation/address';

/** What stands at the path of the address. */
export function ByPath({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return of[useAddress().pathname];
}
