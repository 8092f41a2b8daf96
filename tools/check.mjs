import './require-node-20.mjs';

// npm run check: everything that can be said about the sources without running them. All steps run, so that all faults are seen.
import('./set-up.mjs').then(({ installPackages, main, node, root, run, say }) =>
  main(async () => {
    await installPackages();
    const { auditDependencies } = await import('./audit.mjs');
    const { deploymentFaults } = await import('./check-deployment.mjs');
    const { lockFaults } = await import('./check-lock.mjs');
    const { checkRequirements } = await import('./check-requirements.mjs');
    const { securityFaults } = await import('./check-security.mjs');
    const { runTargets } = await import('./nx.mjs');
    const { subjectFaults } = await import('./writing/commits.mjs');

    /** Says each fault, and what nobody could be asked; how many there are. */
    const told = ({ faults, unasked = [] }) => {
      for (const fault of faults) console.error(fault);
      for (const why of [unasked].flat()) say(`NOT ASKED: ${why}`);
      return faults.length;
    };
    const isInDate = (generator) => run(node, ['--require', './tools/run-typescript.cjs', generator, '--check']);
    const steps = {
      'lock file': () => told({ faults: lockFaults() }),
      requirements: () => told({ faults: checkRequirements() }),
      'security.md and its tests': () => told({ faults: securityFaults() }),
      'known faults of packages': () => told(auditDependencies()),
      format: () => run(node, ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
      'types, lint, boundaries, circles and unused texts': () => runTargets('types', 'lint', 'circles', 'texts'),
      'words, comments, test titles and documents': () => runTargets('writing'),
      'subjects of commits': () => told(subjectFaults()),
      'generated documents': () => isInDate('apps/gateway/documents/generate-documents.ts'),
      'table of settings': () => isInDate('apps/server/host/generate-settings-docs.ts'),
      'lists of texts': () => isInDate('tools/write-text-lists.mjs'),
      'compose, manifests and image': () => told(deploymentFaults()),
      'boards and alarms': () => run(node, ['infra/observability/generate.mjs', '--check']),
    };
    const failed = [];
    for (const [name, step] of Object.entries(steps)) {
      say(`checking: ${name}`);
      if ((await step()) !== 0) failed.push(name);
    }
    say(failed.length > 0 ? `FAILED: ${failed.join(', ')}` : 'all checks passed');
    return failed.length > 0 ? 1 : 0;
  }),
);
