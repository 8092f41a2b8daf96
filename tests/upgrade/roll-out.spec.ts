import { seedOf } from '@fenestra/testing/seed';
import { describeOnOwnAddresses } from '../harness/distributed-shop';
import { faultsIn } from './faults-in-log';
import { released } from './released-program';
import { type RollOut, rollOut } from './roll-out';

const seed = seedOf('UPGRADE_SEED');

describeOnOwnAddresses(`from release ${released.version} to the present program`, () => {
  let run: RollOut;

  beforeAll(async () => {
    run = await rollOut(seed, (line) => process.stderr.write(`${line}\n`));
  }, 1_800_000);

  it('loses and doubles no order, payment, mail or event, and parks none', () => {
    expect({ violations: run.violations, log: run.violations.length > 0 ? faultsIn(run.log) : '' }).toEqual({
      violations: [],
      log: '',
    });
    expect(run.evidence.orders.length).toBeGreaterThan(100);
    const paidBy = run.evidence.orders.filter(({ payment }) => payment === 'paid').map(({ method }) => method);
    expect(new Set(paidBy)).toEqual(new Set(['card', 'paypal']));
  });

  it('shows no shopper a 5xx and breaks no connection', () => {
    const broken = run.steps.filter((step) => step.broken > 0);
    const isDisturbed = run.shown.length + broken.length > 0;
    expect({ shown: run.shown, broken, log: isDisturbed ? faultsIn(run.log) : '' }).toEqual({
      shown: [],
      broken: [],
      log: '',
    });
  });

  it('leaves nothing in outboxes and queues', () => {
    expect(run.evidence.emitted.filter(({ sent }) => !sent)).toEqual([]);
    expect(run.jobs).toEqual([]);
  });

  it('keeps selling when a migration fails, which then has changed nothing, and lets the release before run on what is migrated', () => {
    const { afterFailure, afterSuccess, after } = run.migrationsOfOrders;

    expect(run.failedMigration).toContain('division by zero');
    expect(afterSuccess).toBeGreaterThan(afterFailure);
    expect(after).toBe(afterSuccess);
  });
});
