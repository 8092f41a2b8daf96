import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { request } from 'undici';
import { z } from 'zod';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { SignedMessage } from '../payment-provider';
import type { PaypalSettings } from './paypal-settings';

const fetchMs = 5_000;
const mostCertificates = 20;

const Transmission = z.object({
  'paypal-transmission-id': z.string(),
  'paypal-transmission-time': z.string(),
  'paypal-transmission-sig': z.string(),
  'paypal-cert-url': z.url(),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
});

/** Whether PayPal has sent a webhook, found out here and not by a call: whoever sends forged ones makes us ask nobody (decision 50). */
@Injectable()
export class PaypalSignature {
  private readonly certificates = new Map<string, X509Certificate>();
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

  /** Of PayPal's own hosts only, which TLS vouches for. */
  private async certificateAt(url: string): Promise<X509Certificate | undefined> {
    if (!this.origins.includes(new URL(url).origin)) return undefined;
    const known = this.certificates.get(url);
    if (known) return known;
    const answer = await request(url, { signal: AbortSignal.timeout(fetchMs) });
    const pem = await answer.body.text();
    if (answer.statusCode !== 200) return undefined;
    if (this.certificates.size >= mostCertificates) this.certificates.clear();
    const certificate = new X509Certificate(pem);
    this.certificates.set(url, certificate);
    return certificate;
  }

  private isInForce({ validFromDate, validToDate }: X509Certificate): boolean {
    const now = this.clock.now();
    return validFromDate <= now && now <= validToDate;
  }
}
