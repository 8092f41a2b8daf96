import { hasKafka } from './kafka-for-tests';

/** `describe` where there is a real Kafka, else a skipped one: `npm test` says why, and its last line counts them. */
export const describeWithKafka: typeof describe = hasKafka() ? describe : describe.skip;

/** `it` where the foreign client kcat is. */
export const itWithKcat: typeof it = process.env['FENESTRA_KCAT'] ? it : it.skip;
