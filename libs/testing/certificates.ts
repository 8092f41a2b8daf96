import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { findBinaries } from '@fenestra/platform/embedded-postgres/binaries';

/** Files of an authority that nobody trusts yet, and of a server on this machine that it vouches for. */
export type Certificates = { readonly authority: string; readonly certificate: string; readonly key: string };

/** The key belongs to the account under which the database runs: PostgreSQL refuses one that others may read. */
export async function makeCertificates(folder: string): Promise<Certificates> {
  const algorithm = 'sha256';
  const signing = { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true } as const;
  const ca = await generate([{ name: 'commonName', value: 'An authority for tests' }], {
    algorithm,
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }, signing],
  });
  const server = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm,
    ca: { key: ca.private, cert: ca.cert },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
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
