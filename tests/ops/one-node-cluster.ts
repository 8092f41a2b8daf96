import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@fenestra/platform/service/free-port';
import { eventually } from '@fenestra/testing/time';
import { ApiServer, Daemon, program } from './api-server';

const execute = promisify(execFile);
const bridge = 'fen0';
const node = '10.88.0.1';
const pods = '10.88.0.0/16';
const domain = 'cluster.local';

/** What keeps the network of a pod. */
const pause = 'local/pause:1';

/**
 * A real cluster with one node on this machine: kubelet on containerd, kube-proxy, controllers and scheduler. Names of services are told by
 * dnsmasq. Nothing is pulled: the images are those of this machine's Docker. Network policies are not enforced, as its network is a bridge.
 */
export class OneNodeCluster implements AsyncDisposable {
  private constructor(
    readonly server: ApiServer,
    private readonly names: { readonly file: string; readonly dns: Daemon },
    private readonly ctr: Ctr,
    private readonly closing: AsyncDisposableStack,
  ) {}

  static async start(): Promise<OneNodeCluster> {
    await using failed = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'fen-'));
    await chmod(folder, 0o755);
    failed.defer(() => rm(folder, { recursive: true, force: true }));
    await layBridge();
    failed.defer(takeBridgeAway);
    const server = failed.use(await ApiServer.start(folder, node, forPods(folder)));
    const socket = join(folder, 'containerd.sock');
    const ctr = await startContainerd(folder, socket, failed);
    const file = join(folder, 'names');
    await writeFile(file, '');
    const dns = failed.use(Daemon.start(folder, 'dns', 'dnsmasq', dnsArgs(file)));
    await startParts(folder, server.kubeconfig, socket, failed);
    await eventually(async () => {
      await server.kubectl('wait', '--for=condition=Ready', 'node', '--all', '--timeout=1s');
    });
    return new OneNodeCluster(server, { file, dns }, ctr, failed.move());
  }

  /** Images of this machine's Docker. */
  async bring(images: readonly string[]): Promise<void> {
    await this.ctr(`docker save ${images.join(' ')} | ctr images import -`);
  }

  kubectl(...args: string[]): Promise<string> {
    return this.server.kubectl('-n', 'fenestra', ...args);
  }

  /** Everything in a folder of manifests; pods then find its services by name. */
  async apply(folder: string): Promise<void> {
    await this.server.kubectl('apply', '--server-side', '-k', folder);
    const name = '{.metadata.name}{"."}{.metadata.namespace}';
    const format = `{range .items[*]}{.spec.clusterIP}{" "}${name}{".svc.${domain}"}{"\\n"}{end}`;
    await writeFile(
      this.names.file,
      await this.server.kubectl('get', 'services', '--all-namespaces', '-o', `jsonpath=${format}`),
    );
    process.kill(this.names.dns.pid, 'SIGHUP');
  }

  /** A port of this machine that leads to a service, whichever pods stand behind it at that moment. */
  async reach(service: string, nth = 0): Promise<number> {
    await this.kubectl('patch', 'service', service, '--type=merge', '-p', '{"spec":{"type":"NodePort"}}');
    return Number(await this.kubectl('get', 'service', service, '-o', `jsonpath={.spec.ports[${nth}].nodePort}`));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.closing.disposeAsync();
  }
}

type Ctr = (command: string) => Promise<unknown>;

/** What an API server is told beside the rest so that pods reach it, and so that one of them may answer for metrics. */
const forPods = (folder: string): string[] => [
  '--endpoint-reconciler-type=lease',
  ...[`--requestheader-client-ca-file=${folder}/ca.crt`, '--requestheader-allowed-names=admin'],
  ...['--requestheader-username-headers=X-Remote-User', '--requestheader-group-headers=X-Remote-Group'],
  '--requestheader-extra-headers-prefix=X-Remote-Extra-',
  ...[`--proxy-client-cert-file=${folder}/admin.crt`, `--proxy-client-key-file=${folder}/admin.key`],
];

const ip = (...args: string[]) => execute('ip', args);
const forwarding = (how: '-I' | '-D') =>
  Promise.all(['-i', '-o'].map((way) => execute('iptables', ['-w', how, 'FORWARD', way, bridge, '-j', 'ACCEPT'])));

async function layBridge(): Promise<void> {
  await ip('link', 'add', bridge, 'type', 'bridge');
  await ip('address', 'add', `${node}/16`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  await writeFile('/proc/sys/net/ipv4/ip_forward', '1');
  await forwarding('-I');
}

/** kube-proxy leaves its rules behind when it ends, so that a restart is not noticed. */
async function takeBridgeAway(): Promise<void> {
  await execute(program('kube-proxy'), ['--cleanup']).catch(() => undefined);
  await forwarding('-D').catch(() => undefined);
  await ip('link', 'delete', bridge).catch(() => undefined);
}

async function startContainerd(folder: string, socket: string, closing: AsyncDisposableStack): Promise<Ctr> {
  const plugins = join(folder, 'cni');
  await mkdir(plugins);
  await writeFile(join(plugins, '10-bridge.conflist'), JSON.stringify(network(folder)));
  await writeFile(
    join(folder, 'containerd.toml'),
    `version = 2
root = "${folder}/root"
state = "${folder}/state"
[grpc]
address = "${socket}"
[plugins."io.containerd.grpc.v1.cri"]
sandbox_image = "docker.io/${pause}"
restrict_oom_score_adj = true
[plugins."io.containerd.grpc.v1.cri".cni]
bin_dir = "/usr/lib/cni"
conf_dir = "${plugins}"
`,
  );
  closing.use(Daemon.start(folder, 'containerd', 'containerd', ['--config', join(folder, 'containerd.toml')]));
  const ctr: Ctr = (command) =>
    execute('bash', ['-c', `set -o pipefail; ${command.replaceAll('ctr ', `ctr -a ${socket} -n k8s.io `)}`]);
  await eventually(async () => void (await ctr('ctr version')));
  closing.defer(() => removeContainers(folder, ctr));
  await ctr(`docker save ${pause} | ctr images import -`);
  return ctr;
}

const network = (folder: string) => ({
  ...{ cniVersion: '0.4.0', name: 'pods' },
  plugins: [
    {
      ...{ type: 'bridge', bridge, isGateway: true, ipMasq: true, hairpinMode: true },
      ipam: {
        type: 'host-local',
        dataDir: join(folder, 'addresses'),
        ranges: [[{ subnet: pods, rangeStart: '10.88.1.1', gateway: node }]],
        routes: [{ dst: '0.0.0.0/0' }],
      },
    },
    { type: 'portmap', capabilities: { portMappings: true } },
  ],
});

/** What still runs when everybody who looked after it has stopped. */
async function removeContainers(folder: string, ctr: Ctr): Promise<void> {
  await ctr(
    `ctr tasks ls -q | xargs -r -n1 ctr tasks kill -s SIGKILL; for i in 1 2 3 4 5; do ctr tasks ls -q | xargs -r -n1 ctr tasks delete && break; done;
     ctr containers ls -q | xargs -r -n1 ctr containers delete`,
  ).catch(() => undefined);
  await execute('bash', [
    '-c',
    `grep -o ' ${folder}[^ ]*' /proc/mounts | sort -r | xargs -r umount -l;
     ip netns list | grep -o '^cni-[^ ]*' | xargs -r -n1 ip netns delete`,
  ]).catch(() => undefined);
}

const dnsArgs = (file: string): string[] => [
  ...['--keep-in-foreground', '--no-resolv', '--no-hosts', '--user=root', '--pid-file=', '--conf-file=/dev/null'],
  ...[`--listen-address=${node}`, '--bind-interfaces', `--local=/${domain}/`, `--addn-hosts=${file}`],
];

async function startParts(
  folder: string,
  kubeconfig: string,
  socket: string,
  closing: AsyncDisposableStack,
): Promise<void> {
  const kubelet = join(folder, 'kubelet.yaml');
  await writeFile(kubelet, JSON.stringify(kubeletConfig(folder, socket), undefined, 1));
  const start = (name: string, ...args: string[]) =>
    closing.use(Daemon.start(folder, name, program(name), [`--kubeconfig=${kubeconfig}`, ...args]));
  start(
    'kube-controller-manager',
    ...[`--service-account-private-key-file=${folder}/accounts.key`, `--root-ca-file=${folder}/ca.crt`],
    ...['--leader-elect=false', '--secure-port=0', '--horizontal-pod-autoscaler-sync-period=5s'],
    '--horizontal-pod-autoscaler-downscale-stabilization=20s',
  );
  start('kube-scheduler', '--leader-elect=false', '--secure-port=0');
  start(
    'kube-proxy',
    ...['--proxy-mode=iptables', `--cluster-cidr=${pods}`, '--hostname-override=node1', '--conntrack-max-per-core=0'],
    ...['--conntrack-tcp-timeout-established=0', '--conntrack-tcp-timeout-close-wait=0'],
    ...[`--metrics-bind-address=127.0.0.1:${await freePort()}`, '--healthz-bind-address='],
  );
  start(
    'kubelet',
    ...[`--config=${kubelet}`, `--root-dir=${folder}/kubelet`, `--cert-dir=${folder}/certificates`],
    ...['--hostname-override=node1', `--node-ip=${node}`],
  );
}

const kubeletConfig = (folder: string, socket: string) => ({
  ...{ apiVersion: 'kubelet.config.k8s.io/v1beta1', kind: 'KubeletConfiguration' },
  ...{ cgroupDriver: 'cgroupfs', failCgroupV1: false, failSwapOn: false, address: node, healthzPort: 0 },
  ...{ clusterDNS: [node], clusterDomain: domain, resolvConf: '', containerRuntimeEndpoint: `unix://${socket}` },
  authentication: {
    ...{ anonymous: { enabled: false }, webhook: { enabled: true } },
    x509: { clientCAFile: `${folder}/ca.crt` },
  },
  authorization: { mode: 'Webhook' },
  evictionHard: { 'memory.available': '1%', 'nodefs.available': '1%', 'imagefs.available': '1%' },
});
