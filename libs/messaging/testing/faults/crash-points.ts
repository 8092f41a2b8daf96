/** Where the shop is most vulnerable. A process that has loaded `crash-at.ts` dies at one of them. */
export const crashPoints = {
  'relay.before-append': 'a batch is read and locked, nothing is in the log',
  'relay.after-append': 'a batch is in the log, the outbox still holds it: it is sent twice',
  'relay.after-move': 'a batch is moved to outbox_sent, the move is not committed: it is sent twice',
  'runner.after-inbox': 'an event is marked, its effect has not begun',
  'runner.after-effect': 'an effect is written, not committed',
  'runner.after-commit': 'the effect is committed, the offset is not: the event comes again',
  'runner.after-park': 'a poisonous event is parked, the offset is not: the event comes again',
} as const;
export type CrashPoint = keyof typeof crashPoints;

const [armed, pass = '1'] = process.env['FENESTRA_CRASH_AT']?.split(':') ?? [];
let passesLeft = Number(pass);

/** Ends the process as a power cut would, if FENESTRA_CRASH_AT=<point>[:<n>] names this point and this is its n-th pass. */
export function crashPoint(point: string): void {
  if (point === armed && --passesLeft === 0) process.kill(process.pid, 'SIGKILL');
}
