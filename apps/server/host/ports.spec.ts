import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from '@fenestra/platform/service/free-port';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { claimPorts, candidatePorts } from './ports';

describe('portsToTry', () => {
  test.each([
    ['standard', 3000, [3090]],
    ['fixed', 3000, [3090]],
    ['standard', 0, [3090, 0]],
    ['fixed', 0, [3090, 0]],
    ['own', 4000, [4090, 0]],
    ['standard', 4000, [3090, 4090, 0]],
    ['fixed', 4000, [3090, 4090, 0]],
    ['own', 80, [3090, 0]],
    ['standard', 80, [3090, 0]],
    ['own', 65_500, [3090, 0]],
    ['own', 2990, [3090, 0]], // 3080 is the sandbox of the shop at 3000
  ] as const)('ADMIN_PORT of a shop with a %s folder at port %s is the first usable of %j', (kind, port, expected) => {
    expect(candidatePorts('ADMIN_PORT', port, kind)).toEqual(expected);
  });

  test('each port of a second shop is as far from its PORT as the standard one is from 3000', () => {
    expect(candidatePorts('SANDBOX_HTTP_PORT', 4000, 'own')).toEqual([4080, 0]);
    expect(candidatePorts('SANDBOX_SMTP_PORT', 4000, 'own')).toEqual([4025, 0]);
  });
});

describe('claimPorts', () => {
  const bind = '127.0.0.1';

  async function takenPort() {
    const server = createServer().listen(0, bind);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { port, [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())) };
  }

  test('the first usable port is chosen, and a free one when all others are taken', async () => {
    await using taken = await takenPort();
    const { port: free, [Symbol.asyncDispose]: leave } = await takenPort();
    await leave();

    const { PORT, ADMIN_PORT } = await claimPorts([
      { variable: 'PORT', ports: [taken.port, free, 0], bind },
      { variable: 'ADMIN_PORT', ports: [taken.port, 0], bind },
    ]);

    expect(PORT).toBe(free);
    expect([0, taken.port, free]).not.toContain(ADMIN_PORT);
  });

  test('a port that a variable names is not an alternative for another variable', async () => {
    const named = await freePort();

    const claimed = await claimPorts([
      { variable: 'SANDBOX_HTTP_PORT', ports: [named, 0], bind },
      { variable: 'ADMIN_PORT', ports: [named], bind },
    ]);

    expect(claimed.ADMIN_PORT).toBe(named);
    expect(claimed.SANDBOX_HTTP_PORT).not.toBe(named);
  });

  test('a taken port without an alternative is refused with the name of its variable', async () => {
    await using taken = await takenPort();

    const refusal = claimPorts([{ variable: 'ADMIN_PORT', ports: [taken.port], bind }]);

    await expect(refusal).rejects.toThrow(StartupError);
    await expect(refusal).rejects.toThrow(
      `Port ${taken.port} is taken by another program; choose another with ADMIN_PORT.`,
    );
  });
});
