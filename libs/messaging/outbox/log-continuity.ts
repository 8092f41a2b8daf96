import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { settlesWithin } from '../timeout';
import { repeat } from '../repeat';
import type { EventTransport, LogExtent } from '../transport/transport';

const checkEveryMs = 10_000;
const startMs = 3_000;
/** After an election a broker may show an end that it corrects at once. */
const confirmAfterMs = 1_000;

/** The log as the service last saw it. */
type State = LogExtent & { readonly lost: string | null };

/**
 * Notices that the event log has lost records: it is another cluster, ends before an earlier end, or before the offset of a consumer
 * group. The service's database remembers it until `outbox replay` has run (decision 112).
 */
export class LogContinuity {
  private readonly logger = new Logger(LogContinuity.name);
  private checking: NodeJS.Timeout | undefined;
  private isReachable = true;
  /** Description of a loss that is not replayed yet. */
  lost: string | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly transport: EventTransport,
    private readonly groups: () => readonly string[],
    private readonly confirmMs = confirmAfterMs,
  ) {}

  /** A log that is out of reach at the start is checked later. */
  async start(): Promise<void> {
    this.checking = repeat(checkEveryMs, () => this.checkIfReachable());
    await settlesWithin(startMs, this.checkIfReachable());
  }

  stop(): void {
    clearInterval(this.checking);
  }

  /** An outage is one line, not one for every check. */
  private async checkIfReachable(): Promise<void> {
    try {
      await this.check();
      this.isReachable = true;
    } catch (error) {
      if (this.isReachable) this.logger.warn(`the event log is not checked now: ${String(error)}`);
      this.isReachable = false;
    }
  }

  async check(): Promise<void> {
    const state = await this.read();
    this.lost = state?.lost ?? null;
    if (this.lost) return;
    const extent = await this.transport.extent(this.groups());
    if (!extent) return this.stop(); // as durable as this database: there is nothing to watch
    if (!lossIn(extent, state)) return this.storeExtent(extent, state);
    await sleep(this.confirmMs);
    const confirmed = await this.transport.extent(this.groups());
    this.lost = confirmed ? lossIn(confirmed, state) : null;
    if (this.lost) await this.storeLoss(this.lost, confirmed!);
  }

  private async read(): Promise<State | undefined> {
    const sql = `SELECT cluster_id AS "clusterId", ends, offsets_beyond_end AS offsets, lost FROM event_log_state`;
    return (await this.db.query<State[]>(sql))[0];
  }

  /** Writes nothing while the log does not grow. */
  private async storeExtent({ clusterId, ends }: LogExtent, state: State | undefined): Promise<void> {
    if (state && Object.entries(ends).every(([partition, end]) => state.ends[partition] === end)) return;
    await this.db.query(
      `INSERT INTO event_log_state (cluster_id, ends) VALUES ($1, $2)
       ON CONFLICT (only_row) DO UPDATE SET ends = event_log_state.ends || excluded.ends WHERE event_log_state.lost IS NULL`,
      [clusterId, ends],
    );
  }

  private async storeLoss(lost: string, { clusterId, ends, offsets }: LogExtent): Promise<void> {
    const beyond = Object.fromEntries(
      Object.entries(offsets).filter(([partition, offset]) => (ends[partition] ?? 0) < offset),
    );
    await this.db.query(
      `INSERT INTO event_log_state (cluster_id, ends, offsets_beyond_end, lost, lost_at) VALUES ($1, $2, $3, $4, clock_timestamp())
       ON CONFLICT (only_row) DO UPDATE SET (cluster_id, ends, offsets_beyond_end, lost, lost_at)
         = (excluded.cluster_id, excluded.ends, excluded.offsets_beyond_end, excluded.lost, excluded.lost_at) WHERE event_log_state.lost IS NULL`,
      [clusterId, ends, beyond, lost],
    );
    this.logger.error(`the event log has lost records (${lost}): docs/runbooks/broker-lost-its-data.md`);
  }
}

function lossIn({ clusterId, ends, offsets }: LogExtent, state: State | undefined): string | null {
  if (state && state.clusterId !== clusterId) return `it is cluster ${clusterId} instead of ${state.clusterId}`;
  const moved = Object.entries(offsets).filter(([partition, offset]) => state?.offsets[partition] !== offset);
  const [shorter] = [...Object.entries(state?.ends ?? {}), ...moved].filter(
    ([partition, known]) => (ends[partition] ?? 0) < known,
  );
  return shorter ? `${shorter[0]} ends at ${ends[shorter[0]] ?? 0} instead of ${shorter[1]}` : null;
}
