import { freePort } from '@fenestra/platform/service/free-port';
import type { Certificates } from '@fenestra/testing/certificates';
import { type RedisServer, startRedis } from '@fenestra/testing/redis';
import { query } from './query';

/** From now on PostgreSQL shows this certificate to who connects anew. `url` is of a superuser. */
export async function speakTls(url: string, { certificate, key }: Certificates): Promise<void> {
  await query(url, `ALTER SYSTEM SET ssl_cert_file = '${certificate}'`);
  await query(url, `ALTER SYSTEM SET ssl_key_file = '${key}'`);
  await query(url, 'ALTER SYSTEM SET ssl = on');
  await query(url, 'SELECT pg_reload_conf()');
}

/** A Redis that is also reached over TLS, there at `secureUrl`. */
export async function startRedisOverTls(
  certificates: Certificates,
): Promise<RedisServer & { readonly secureUrl: string }> {
  const { authority, certificate, key } = certificates;
  const port = await freePort();
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', authority];
  const server = await startRedis(undefined, ['--tls-port', `${port}`, ...files, '--tls-auth-clients', 'no']);
  return { ...server, secureUrl: server.url.replace(/^redis:(.*@).*$/, `rediss:$1localhost:${port}`) };
}
