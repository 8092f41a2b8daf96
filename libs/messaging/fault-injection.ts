/**
 * Faults on purpose, for the crash test only. FENESTRA_CRASH_AT=<point>[:<n>] kills the process at the n-th pass of that point;
 * FENESTRA_MUTANT=<name> breaks one promise of this library, so that the test can show that it would notice.
 */
export const crashPoints = {
  'relay.before-append': 'a batch is read and locked, nothing is in the log',
  'relay.after-append': 'a batch is in the log, the outbox still holds it: it is sent twice',
  'relay.after-move': 'a batch is moved to outbox_sent, the move is not committed: it is sent twice',
  'runner.after-inbox': 'an event is marked, its effect has not begun',
  'runner.after-effect': 'effect and follow-up events are written, not committed',
  'runner.after-commit': 'the effect is committed, the offset is not: the event comes again',
  'orders.after-commit': 'an order is stored, its shopper has no answer: the repeat gets the same order',
  'payments.after-create':
    'a gateway has a session, the payment does not know it: another one is opened, whose address goes out',
  'mail.after-send': 'a mail was handed over, its row does not know it: it is sent again under the same Message-ID',
  'runner.after-park': 'a poisonous event is parked, the offset is not: the event comes again',
} as const;
export type CrashPoint = keyof typeof crashPoints;

export const mutants = ['offset-before-effect', 'no-inbox', 'delete-before-append'] as const;
export type Mutant = (typeof mutants)[number];

const { FENESTRA_CRASH_AT: crashAt, FENESTRA_MUTANT: planted, NODE_ENV: surroundings } = process.env;
const [armed, pass = '1'] = crashAt?.split(':') ?? [];
let passesLeft = Number(pass);

if ((crashAt || planted) && surroundings === 'production')
  throw new Error('FENESTRA_CRASH_AT and FENESTRA_MUTANT are for tests; they are refused in production');
if (armed && !(armed in crashPoints)) throw new Error(`FENESTRA_CRASH_AT knows no point ${armed}`);
if (planted && !mutants.includes(planted as Mutant)) throw new Error(`FENESTRA_MUTANT knows no ${planted}`);

/** Ends the process as a power cut would, if this point is armed. */
export function crashPoint(point: CrashPoint): void {
  if (point === armed && --passesLeft === 0) process.kill(process.pid, 'SIGKILL');
}

export function isMutant(name: Mutant): boolean {
  return name === planted;
}
