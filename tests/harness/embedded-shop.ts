import { readSecrets } from '@fenestra/server/data-folder';
import type { RunFile } from '@fenestra/server/run-file';
import { maxWaitMs } from '@fenestra/testing/time';
import { CommandLine, type CommandResult } from '@fenestra/server/testing/command-line';
import { ServiceClient } from '@fenestra/platform/http/service-client';

/** A running shop in one process, as tests see it who do not start or stop it. */
export class EmbeddedShop {
  private readonly commandLine: CommandLine;

  /** `env` is the environment of commands; it names the data folder. */
  constructor(
    readonly folder: string,
    protected readonly env: NodeJS.ProcessEnv,
    protected run: RunFile,
  ) {
    this.commandLine = new CommandLine(env);
  }

  /** Of the public edge, without a slash at the end. The `host` header chooses the storefront. */
  get url(): string {
    return `http://127.0.0.1:${this.run.ports.public}`;
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

  /** Talks to a service behind the public edge, as another service does. */
  async serviceClient(service: string): Promise<ServiceClient> {
    const { serviceToken } = await readSecrets(this.folder);
    return new ServiceClient(() => this.services[service]!, serviceToken, maxWaitMs);
  }

  /** Of the embedded server's superuser, in the database of a service or in `events`. */
  async databaseUrl(service: string): Promise<string> {
    const { databasePassword } = await readSecrets(this.folder);
    return `postgres://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${this.run.ports.database}/fenestra_${service}`;
  }

  /** Runs what an operator types after `npm run shop --`, with the settings of the shop. */
  operate(...words: string[]): Promise<CommandResult> {
    return this.commandLine.run(words);
  }

  /** The same, where the operator has other settings than the shop was started with. */
  operateWith(env: NodeJS.ProcessEnv, ...words: string[]): Promise<CommandResult> {
    return this.commandLine.run(words, { ...this.env, ...env });
  }

  /** Returns what a command prints. Rejects if it fails. */
  async operateDone(...words: string[]): Promise<string> {
    const { status, stdout, stderr } = await this.operate(...words);
    if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  }

  /** Ends the process that runs commands, not the shop. */
  closeCommandLine(): void {
    this.commandLine.close();
  }
}
