import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readSecrets } from '@fenestra/server/host/data-folder';
import type { RunFile } from '@fenestra/server/host/run-file';
import { maxWaitMs } from '@fenestra/testing/time';
import { type CommandResult, runShopCommand } from '@fenestra/server/testing/command-line';
import { ServiceClient } from '@fenestra/platform/http/service-client';

/** Returns the file with the output of the process of a data folder since its last start. */
export const outputFileOf = (folder: string): string => join(tmpdir(), `${basename(folder)}.log`);

/** A running system in one process, without control over its start and stop. */
export class EmbeddedShop {
  /** `env` is the environment of shop commands and names the data folder. */
  constructor(
    readonly folder: string,
    protected readonly env: NodeJS.ProcessEnv,
    protected run: RunFile,
  ) {}

  /** Base URL of the public edge, without a trailing slash. The `host` header selects the storefront. */
  get url(): string {
    return `http://127.0.0.1:${this.run.ports.public}`;
  }

  get log(): string {
    return readFileSync(outputFileOf(this.folder), 'utf8');
  }

  get pid(): number {
    return this.run.pid;
  }

  get adminUrl(): string {
    return `http://127.0.0.1:${this.run.ports.admin}`;
  }

  get sandboxUrl(): string {
    return `http://127.0.0.1:${this.run.ports.sandboxHttp}`;
  }

  get smtpPort(): number {
    return this.run.ports.sandboxSmtp!;
  }

  get services(): Readonly<Record<string, string>> {
    return this.run.urls.services;
  }

  async erpToken(): Promise<string> {
    return (await readSecrets(this.folder)).erpToken;
  }

  /** Returns a client for an internal service, authorized by the service token. */
  async serviceClient(service: string): Promise<ServiceClient> {
    const { serviceToken } = await readSecrets(this.folder);
    return new ServiceClient(() => this.services[service]!, serviceToken, maxWaitMs);
  }

  /** Returns the superuser's URL of a service's database, or of the event log (`events`). */
  async databaseUrl(service: string): Promise<string> {
    const { databasePassword } = await readSecrets(this.folder);
    return `postgres://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${this.run.ports.database}/fenestra_${service}`;
  }

  /** Runs a shop command with the settings of the running system. */
  operate(...words: string[]): Promise<CommandResult> {
    return runShopCommand(words, this.env);
  }

  /** Runs a shop command with some settings overridden. */
  operateWith(env: NodeJS.ProcessEnv, ...words: string[]): Promise<CommandResult> {
    return runShopCommand(words, { ...this.env, ...env });
  }

  /** Runs a shop command and returns its output. Rejects if the command fails. */
  async operateDone(...words: string[]): Promise<string> {
    const { status, stdout, stderr } = await this.operate(...words);
    if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  }
}
