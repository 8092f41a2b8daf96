import { isDevelopmentHost } from '@fenestra/domain/shop/host-name';

/** Calls to script files carry development=1 on development hosts (STORE-08, STORE-09). */
export function scriptAddress(path: string): string {
  if (!isDevelopmentHost(window.location.hostname) || !path.startsWith('/conf/api/dist/')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}development=1`;
}
