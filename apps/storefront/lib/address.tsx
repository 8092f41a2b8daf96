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

/** Where the page is, as the part of the address behind `#` says: `/rozmery/?productId=OS1` (ROUTE-01). */
type Address = { readonly pathname: string; readonly search: URLSearchParams };

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

function addressIn(hash: string): Address {
  const [pathname = '', ...query] = hash.replace(/^#?\/?/, '/').split('?');
  return { pathname, search: new URLSearchParams(query.join('?')) };
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
