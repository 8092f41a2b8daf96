import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { request } from 'undici';
import { z } from 'zod';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { SignedMessage } from '../payment-provider';
import type { PaypalSettings } from './paypal-settings';

const fetchMs = 5_000;
const maxCertificates = 20;
/** Certificates that are not known and are asked for in a minute: PayPal changes its own once in months. */
const maxFetchesPerMinute = 5;
const minuteMs = 60_000;
const certificatePath = /^(\/paypal)?\/v1\/notifications\/certs\/[\w-]{1,100}$/; // the sandbox has PayPal below a folder

const Transmission = z.object({
  'paypal-transmission-id': z.string(),
  'paypal-transmission-time': z.string(),
  'paypal-transmission-sig': z.string(),
  'paypal-cert-url': z.url(),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
});

/** Whether PayPal has sent a webhook, found out here and not by a call: whoever sends forged ones makes us ask for a few certificates at the most (decision 50). */
@Injectable()
export class PaypalSignature {
  /** One fetch for all who ask meanwhile; what does not come is not kept. */
  private readonly certificates = new LRUCache<string, X509Certificate>({
    max: maxCertificates,
    fetchMethod: async (address) => (this.mayFetch() ? fetchCertificate(address) : undefined),
  });
  private fetchedAt: readonly number[] = [];
  private readonly origins: readonly string[];

  constructor(
    private readonly clock: Clock,
    @Inject(Config) private readonly settings: PaypalSettings,
  ) {
    const { origin } = new URL(settings.PAYPAL_URL);
    this.origins = [origin, origin.replace('//api-m.', '//api.')]; // PayPal's calls and certificates are on neighbouring hosts
  }

  /** external-services 2.5. Throws when the certificate cannot be had now. */
  async isGenuine({ headers, body }: SignedMessage): Promise<boolean> {
    const sent = Transmission.safeParse(headers);
    if (!sent.success) return false;
    const certificate = await this.certificateAt(sent.data['paypal-cert-url']);
    if (!certificate || !this.isInForce(certificate)) return false;
    const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = sent.data;
    const signed = `${id}|${time}|${this.settings.PAYPAL_WEBHOOK_ID}|${crc32(body)}`;
    const signature = Buffer.from(sent.data['paypal-transmission-sig'], 'base64');
    return verify('sha256', Buffer.from(signed), certificate.publicKey, signature);
  }

  /** Of PayPal's own hosts only, which TLS vouches for. Who is refused because too many were asked for comes again. */
  private async certificateAt(url: string): Promise<X509Certificate | undefined> {
    const { origin, pathname } = new URL(url);
    if (!this.origins.includes(origin) || !certificatePath.test(pathname)) return undefined;
    return this.certificates.fetch(origin + pathname);
  }

  private mayFetch(): boolean {
    const now = this.clock.now().getTime();
    const lately = this.fetchedAt.filter((at) => now - at < minuteMs);
    if (lately.length >= maxFetchesPerMinute) return false;
    this.fetchedAt = [...lately, now];
    return true;
  }

  private isInForce({ validFromDate, validToDate }: X509Certificate): boolean {
    const now = this.clock.now();
    return validFromDate <= now && now <= validToDate;
  }
}

async function fetchCertificate(address: string): Promise<X509Certificate | undefined> {
  const answer = await request(address, { signal: AbortSignal.timeout(fetchMs) });
  const pem = await answer.body.text();
  return answer.statusCode === 200 ? new X509Certificate(pem) : undefined;
}
