/** How a browser reached the console. */
export type Scheme = 'http' | 'https';

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The hosts under which the console answers: this machine, by whatever port leads to it, and the public origin. Any other name may be of a site that
 * points it at the console (DNS rebinding).
 */
export class TrustedHosts {
  private readonly origin: URL | undefined;

  constructor(origin: string | undefined) {
    this.origin = origin === undefined ? undefined : new URL(origin);
  }

  /** Returns the scheme by which pages under this Host header are read, or undefined if the host is none of these. */
  schemeOf(host: string | undefined): Scheme | undefined {
    if (!host || !/^(?:[a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(host)) return undefined;
    if (host.toLowerCase() === this.origin?.host) return this.origin.protocol === 'https:' ? 'https' : 'http';
    return loopback.has(host.toLowerCase().replace(/:\d{1,5}$/, '')) ? 'http' : undefined;
  }
}
