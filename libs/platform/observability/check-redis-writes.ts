import { type Redis, ReplyError } from 'ioredis';
import { type CheckResult, healthy } from './health';

/**
 * Whether Redis takes what is written: without memory (OOM), with a disk that fails (MISCONF) or behind a master (READONLY) it goes on
 * answering a ping. What it is asked to write is changed only where it is there, which it never is: nothing is kept of it. Rejects while Redis does
 * not answer.
 */
export async function checkRedisWrites(redis: Redis, key: string): Promise<CheckResult> {
  try {
    await redis.set(key, '', 'XX');
    return healthy();
  } catch (error) {
    if (!(error instanceof ReplyError)) throw error;
    const [kind] = (error as Error).message.split(' '); // the rest may name addresses
    return { ready: false, detail: `refuses writes: ${kind}` };
  }
}
