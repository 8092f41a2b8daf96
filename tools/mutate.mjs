import './require-node-20.mjs';

// npm run mutate: makes seeded single-line faults in a copy of the sources and prints which suite catches each, nearest suites first.
// MUTATE_SEED picks other faults. `-- --count 30`; `--whole` runs `npm test` for survivors (an hour each); `--save <file>` writes the
// faults with their verdicts; `--repeat <file>` runs those again. StrykerJS is not used: it has no seeded sample, and its first run
// takes all suites, of which many start processes that its faults would not reach.
import('./set-up.mjs').then(({ main, root, say, setUp, SetUpFault }) =>
  main(async () => {
    const { readFileSync, writeFileSync } = await import('node:fs');
    const { resolve } = await import('node:path');
    const { parseArgs } = await import('node:util');
    const { values } = parseArgs({
      options: {
        count: { type: 'string', default: '30' },
        repeat: { type: 'string' },
        save: { type: 'string' },
        whole: { type: 'boolean', default: false },
        workers: { type: 'string', default: '1' },
      },
    });
    const count = Number(values.count);
    if (!Number.isInteger(count) || count < 1) throw new SetUpFault('--count needs a number from 1 on.');
    await setUp();
    const { chooseMutants } = await import('./mutate/mutants.mjs');
    const { copySources } = await import('./mutate/copy.mjs');
    const { MutantRunner } = await import('./mutate/mutant-runner.mjs');
    const { MUTATE_SEED: seed = '32' } = process.env;

    say(values.repeat ? `faults of ${values.repeat}` : `seed ${seed}: choosing ${count} faults that compile`);
    const mutants = values.repeat
      ? JSON.parse(readFileSync(resolve(values.repeat), 'utf8'))
      : chooseMutants(root, { count, seed });
    const copy = copySources(root);
    say(`running suites in ${copy.folder}`);
    const runner = new MutantRunner(copy.folder, { whole: values.whole, workers: values.workers });
    const results = [];
    const judge = async (mutant, at) => {
      results[at] = await runner.run(mutant);
      console.log(rowOf(results[at]));
      if (values.save) writeFileSync(resolve(values.save), JSON.stringify(results, null, 2) + '\n');
    };
    try {
      for (const [at, mutant] of mutants.entries()) await judge(mutant, at);
      for (let suite; (suite = await runner.unsoundSuiteOf(results));) {
        say(`${suite} fails without any fault; once more what it caught`);
        for (const [at, { by }] of results.entries()) if (by?.suite === suite) await judge(mutants[at], at);
      }
    } finally {
      copy.remove();
    }
    const caught = results.filter(({ verdict }) => verdict === 'caught').length;
    say(`${caught} of ${results.length} caught`);
    return 0;
  }),
);

const rowOf = ({ area, file, line, kind, before, after, verdict, by }) => {
  const outcome = by ? `${verdict} by ${by.suite ?? 'suites that do not end'}: ${by.title}` : verdict;
  return `| ${area} | ${file}:${line} | ${kind}: \`${before.trim()}\` → \`${after.trim()}\` | ${outcome} |`;
};
