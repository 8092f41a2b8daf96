import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { eventually } from '@fenestra/testing/time';
import type { ServiceApart } from '../harness/shop-apart';

const adminPort = 3090;

/** A container of docker-compose.yml with one service in it. Its ports are found anew at each question: a restart changes them. */
export class ServiceContainer implements ServiceApart {
  constructor(readonly name: string) {}

  get adminUrl(): string {
    return `http://${this.published(adminPort)}`;
  }

  /** Where this machine reaches a port of the container: address and port. */
  published(port: number): string {
    return docker('port', this.name, `${port}/tcp`).trim();
  }

  freeze(): void {
    docker('pause', this.name);
  }

  thaw(): void {
    docker('unpause', this.name);
  }

  async kill(): Promise<void> {
    await execute('docker', ['kill', this.name]);
  }

  async stop(): Promise<void> {
    await execute('docker', ['stop', this.name]);
  }

  async startAgain(): Promise<void> {
    await execute('docker', ['start', this.name]);
    await this.healthy();
  }

  async healthy(): Promise<void> {
    await eventually(async () => {
      const { stdout } = await execute('docker', ['inspect', '--format', '{{.State.Health.Status}}', this.name]);
      expect(stdout.trim()).toBe('healthy');
    });
  }
}

const execute = promisify(execFile);
const docker = (...args: string[]): string => execFileSync('docker', args, { encoding: 'utf8' });
