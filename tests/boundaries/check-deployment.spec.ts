import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callTool } from '../harness/call-tool';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const foundIn = (name: string, text: string) => callTool('check-deployment.mjs', name, text) as Promise<string[]>;

describe('npm run check finds without any program', () => {
  it.each([
    ['nothing', '', '', []],
    [
      'a key that nobody knows',
      'mem_limit: 1g',
      'mem_limits: 1g',
      ['postgres: nobody knows mem_limits', 'postgres: may take all memory'],
    ],
    ['a service that is not there', 'redis: { condition', 'reddis: { condition', ['depends on reddis']],
    ['a health that nobody tells', 'test: [CMD, redis-cli, ping]', 'disable: true', ['waits for the health of redis']],
    [
      'an end that never comes',
      "image: postgres:18.4-bookworm\n    pull_policy: missing\n    restart: 'no'",
      'image: postgres:18.4-bookworm',
      ['postgres: waits for the end of archive'],
    ],
    ['a volume that is not declared', '\n  kafka:\n  redis:\n', '\n  redis:\n', ['kafka: mounts kafka']],
    [
      'a port that everybody reaches',
      "'127.0.0.1:9090:9090'",
      "'9090:9090'",
      ['prometheus: opens 9090:9090 to everybody'],
    ],
    ['a variable without a default', '${PORT:-3000}', '${PORT}', ['${PORT} has no default']],
    ['a key that is there twice', 'services:\n', 'services: {}\nservices:\n', ['unique']],
  ])('in docker-compose.yml %s', async (_, right, wrong, faults) => {
    const found = await foundIn('composeFaults', read('docker-compose.yml').replace(right, wrong));

    for (const fault of faults) expect(found).toContainEqual(expect.stringContaining(fault));
    expect(found.length > 0).toBe(faults.length > 0);
  });

  it.each([
    ['nothing', '', '', undefined],
    ['an image without a version', 'FROM debian:bookworm-20260824-slim', 'FROM debian', 'FROM debian names no version'],
    [
      'an image that is another one tomorrow',
      'FROM debian:bookworm-20260824-slim',
      'FROM debian:bookworm-slim',
      'FROM debian:bookworm-slim names no version',
    ],
    [
      'an image that does not say what it was made of',
      'image.revision',
      'image.vendor',
      'it has no label image.revision',
    ],
    ['an account by its name', 'USER 10001', 'USER node', 'the last USER is no number but that of root'],
    ['root', 'USER 10001', 'USER 0', 'the last USER is no number but that of root'],
    ['a shell before the program', 'ENTRYPOINT ["node"]', 'ENTRYPOINT node', 'ENTRYPOINT node starts a shell'],
    ['a stage that is not there', 'AS build', 'AS made', 'COPY --from=build: there is no such stage'],
    ['a health that nobody asks for', 'HEALTHCHECK', '# HEALTHCHECK', 'it has no HEALTHCHECK'],
  ])('in the Dockerfile %s', async (_, right, wrong, fault) => {
    const found = await foundIn('dockerfileFaults', read('infra/docker/Dockerfile').replace(right, wrong));

    if (fault) expect(found).toContain(fault);
    else expect(found).toEqual([]);
  });
});
