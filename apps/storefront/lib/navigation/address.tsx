import {
  type AnchorHTMLAttributes,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type Address, addressIn } from './hash-address';

const Current = createContext<Address>({ pathname: '/', search: new URLSearchParams() });

export const useAddress = (): Address => useContext(Current);

/** Follows the address. The screen before stays until the code of the next one is there. */
export function HashAddress({ children }: { children: ReactNode }) {
  const [hash, setHash] = useState(() => window.location.hash);
  useEffect(() => {
    const follow = () => startTransition(() => setHash(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return <Current value={useMemo(() => addressIn(hash), [hash])}>{children}</Current>;
}

/** Goes to a path of the hash; `replace` leaves no entry to come back to. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) window.location.replace(`#${path}`);
  else window.location.hash = path;
}

export function Link({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={`#${to}`} {...rest} />;
}

/** Leads elsewhere as soon as it is shown. */
export function Redirect({ to }: { to: string }) {
  const [target] = useState(to);
  useEffect(() => goTo(target, { replace: true }), [target]);
  return null;
}
