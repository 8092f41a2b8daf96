import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** An RSA key with a certificate that it signed itself. */
export type SelfSigned = { readonly id: string; readonly pem: string; readonly key: KeyObject };

const yearMs = 365 * 24 * 3_600_000;
const sha256WithRsa = Buffer.from('06092a864886f70d01010b', 'hex');
const commonName = Buffer.from('0603550403', 'hex');

/** Made anew by each process; its id says which, because shops keep certificates by their address. */
export function selfSigned(name: string, now: Date): SelfSigned {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = sequence(sha256WithRsa, der(0x05));
  const names = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const validity = sequence(time(new Date(now.getTime() - yearMs)), time(new Date(now.getTime() + 5 * yearMs)));
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const certified = sequence(der(0x02, Buffer.from([1])), algorithm, names, validity, names, publicKey);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', certified, key));
  const base64 = sequence(certified, algorithm, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g)!.join('\n');
  const pem = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  return { id: `CERT-${randomBytes(8).toString('hex')}`, pem, key };
}

/** A value of ASN.1 by the distinguished rules (X.690), which X.509 is written in. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);

/** UTCTime, `261122103000Z` */
const time = (at: Date): Buffer => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
