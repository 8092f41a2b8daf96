import type { ServiceName } from '@fenestra/server/host/services';
import type { CommandResult } from '@fenestra/server/testing/command-line';
import type { RunningShop } from './running-shop';

/** One service beside the others, and what happens to it. */
export type ServiceApart = {
  readonly adminUrl: string;
  /** As a machine does that swaps: it is neither dead nor alive until `thaw`. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** After it was stopped or killed; resolves when it is ready. */
  startAgain(): Promise<void>;
};

/** What tests see of a shop whose services run apart, as processes or in containers. */
export type ShopApart = RunningShop & {
  readonly serviceToken: string;
  readonly deskToken: string;
  readonly kafkaBrokers: string;
  readonly redisUrl: string;
  /** As operators are given it. */
  readonly databaseServerUrl: string;
  /** Where each service listens that has callers in the shop. */
  readonly serviceUrls: Readonly<Record<string, string>>;
  /** As a service is given it: its own database, by the role of that. */
  ownDatabaseUrl(service: string): string;
  processOf(service: ServiceName): ServiceApart;
  /** A second one of a service, which only reads events: callers know the first. */
  secondOf(service: ServiceName): ServiceApart;
  /** What an operator types after `npm run shop --`. */
  operate(...words: string[]): Promise<CommandResult>;
  /** A folder with what the sandbox keeps now. */
  filesOfSandbox(): Promise<string>;
};
