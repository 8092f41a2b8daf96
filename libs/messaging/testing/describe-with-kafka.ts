import { hasKafka } from './kafka-for-tests';

/** `describe` where there is a real Kafka, else a skipped one: `.ci/run` accepts none. */
export const describeWithKafka: typeof describe = hasKafka() ? describe : describe.skip;

/** `it` where the foreign client kcat is. */
export const itWithKcat: typeof it = process.env['FENESTRA_KCAT'] ? it : it.skip;
