import { randomBytes } from 'node:crypto';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { findBinaries } from '@fenestra/platform/embedded-postgres/binaries';

/** Files of an authority that nobody trusts yet, and of a server that it vouches for. */
export type Certificates = { readonly authority: string; readonly certificate: string; readonly key: string };

/** The server is this machine unless said. The key belongs to the account under which the database runs: PostgreSQL refuses one that others may read. */
export async function makeCertificates(folder: string, host = 'localhost'): Promise<Certificates> {
  const algorithm = 'sha256';
  const signing = { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true } as const;
  // By its name a certificate finds its authority, also among several that are trusted.
  const name = `An authority for tests ${randomBytes(8).toString('hex')}`;
  const ca = await generate([{ name: 'commonName', value: name }], {
    algorithm,
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }, signing],
  });
  const server = await generate([{ name: 'commonName', value: host }], {
    algorithm,
    ca: { key: ca.private, cert: ca.cert },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: host },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  const [authority, certificate, key] = ['authority.pem', 'server.pem', 'server.key'].map((name) => join(folder, name));
  await writeFile(authority!, ca.cert);
  await writeFile(certificate!, server.cert);
  await writeFile(key!, server.private, { mode: 0o600 });
  const { account } = await findBinaries();
  if (account) await chown(key!, account.uid, account.gid);
  return { authority: authority!, certificate: certificate!, key: key! };
}
