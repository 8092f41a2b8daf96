import './require-node-20.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import programs from './programs.cjs';

// npm run ops:test: the image and what runs it, where Docker answers (the base images are pulled, or are there); the manifests before a real
// API server, where its programs are; with `-- --cluster` in a cluster of one node on this machine. What this machine lacks is said.

const words = process.argv.slice(2).filter((word) => word !== '--cluster');
const wantsCluster = process.argv.includes('--cluster');
const answers = (...command) => spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;

import('./set-up.mjs').then(({ main, node, root, run, say, setUp }) => {
  const built = process.env.FENESTRA_KUBERNETES ?? join(root, 'infra/kubernetes/programs');
  const builds = (...names) => names.filter((name) => !existsSync(join(built, name)));
  const installed = (...names) => names.filter((name) => !programs.onPath(name));

  /** What a part lacks here, as half a sentence; nothing where it can run. */
  const lacks = {
    compose: () => {
      if (!(answers('docker', 'compose', 'version') && answers('docker', 'info')))
        return 'Docker with compose does not answer';
      const missing = imagesOf(root).filter((image) => !isHad(image));
      return missing.length > 0 && `${missing.join(', ')}: not here, and not to be pulled`;
    },
    manifests: () =>
      lacking(builds('kube-apiserver', 'etcd', 'kubectl', 'crds'), 'node infra/kubernetes/set-up.mjs server'),
    collector: () => lacking(builds('otelcol'), 'node infra/kubernetes/set-up.mjs collector'),
    cluster: () => {
      if (!wantsCluster) return 'it is asked for with `-- --cluster`';
      if (process.platform !== 'linux') return 'its node is a Linux machine';
      if (process.getuid() !== 0) return 'only root can lay a network for pods';
      const node = builds('kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy');
      return (
        lacks.compose() ||
        lacks.manifests() ||
        lacking(node, 'node infra/kubernetes/set-up.mjs node') ||
        lacking(
          installed('containerd', 'ctr', 'dnsmasq', 'iptables', 'ip'),
          'the packages containerd, dnsmasq-base, iptables, iproute2',
        ) ||
        (!existsSync('/usr/lib/cni/bridge') && 'the package containernetworking-plugins is not installed') ||
        (!answers('docker', 'image', 'inspect', 'local/pause:1') && 'there is no image local/pause:1 that only waits')
      );
    },
    scaling: () => lacks.cluster() || lacking(builds('keda'), 'node infra/kubernetes/set-up.mjs scaling'),
  };
  const about = {
    compose: 'The image, docker-compose.yml and Testcontainers are',
    manifests: 'The manifests before an API server are',
    collector: 'The collectors of traces and logs are',
    cluster: 'The cluster of one node is',
    scaling: 'KEDA in it is',
  };

  return main(async () => {
    await setUp();
    const { prepareMachine } = await import('./machine.mjs');
    await prepareMachine();
    const parts = Object.keys(lacks).filter((part) => {
      const why = lacks[part]();
      if (why) say(`${about[part]} not tried: ${why}`);
      return !why;
    });
    const jest = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--runInBand',
    ];
    return run(node, [...jest, ...words, '--selectProjects', 'ops'], {
      env: { ...process.env, FENESTRA_OPS: ['ops', ...parts].join(','), TESTCONTAINERS_RYUK_DISABLED: 'true' },
    });
  });
});

/** What an image is made of, and what compose puts beside it. */
function imagesOf(root) {
  const recipe = readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8');
  const compose = spawnSync('docker', ['compose', 'config', '--images'], { cwd: root, encoding: 'utf8' });
  const names = [
    ...[...recipe.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base),
    ...compose.stdout.trim().split('\n'),
  ];
  return [...new Set(names)].filter((name) => name !== 'fenestra');
}

const isHad = (image) => answers('docker', 'image', 'inspect', image) || answers('docker', 'pull', '--quiet', image);

const lacking = (names, bringsThem) => names.length > 0 && `${names.join(', ')} missing, which ${bringsThem} brings`;
