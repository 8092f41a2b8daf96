// Builds what a cluster on this machine is made of into programs/, once: node infra/kubernetes/set-up.mjs [server] [node] [scaling] [collector]
// Needs Go. By parts, as each takes minutes of a core: an API server takes eight, a node beside it four more, KEDA thirteen, a collector of
// traces, which runs without a cluster too, two.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const programs = process.env.FENESTRA_KUBERNETES ?? join(here, 'programs');
const kubernetes = '1.36.3';
const kedaVersion = '2.21.0';
const keda = `github.com/kedacore/keda/v2@v${kedaVersion}`;
const operator = 'github.com/prometheus-operator/prometheus-operator@v0.85.0';
const etcd = 'go.etcd.io/etcd/server/v3@v3.6.5';

const ofKubernetes = {
  server: ['kube-apiserver', 'kubectl'],
  node: ['kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy'],
};
const partsOf = {
  server: [...ofKubernetes.server, 'etcd', 'crds'],
  node: ofKubernetes.node,
  scaling: ['keda'],
  collector: ['otelcol'],
};

const has = (name) => existsSync(join(programs, name));
const without = (parts) => parts.flatMap((part) => partsOf[part]).filter((name) => !has(name));

function go(folder, args) {
  const env = { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=mod -buildvcs=false' };
  const { status, stdout } = spawnSync('go', args, {
    ...{ cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 26 },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`go ${args.slice(0, 2).join(' ')} ended with ${status}`);
  return stdout;
}

/** A module of its own that names what is wanted, so that its versions are what that program asks for. */
function moduleOf(name) {
  const folder = join(programs, `.${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  go(folder, ['mod', 'init', name]);
  return folder;
}

const folderOf = (module) => JSON.parse(go(moduleOf('crds'), ['mod', 'download', '-json', module])).Dir;

function build(folder, name, source, flags = '', into = programs) {
  if (existsSync(join(into, name))) return;
  const began = Date.now();
  const fresh = join(into, `.${name}.new`);
  go(folder, ['build', '-trimpath', '-ldflags', `-s -w ${flags}`, '-o', fresh, source]);
  renameSync(fresh, join(into, name));
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}

function importing(folder, sources) {
  const lines = sources.map((source) => `import _ "${source}"`);
  writeFileSync(join(folder, 'tools.go'), `//go:build tools\n\npackage tools\n\n${lines.join('\n')}\n`);
}

function buildKubernetes(names) {
  const folder = moduleOf('kubernetes');
  const { GoMod } = JSON.parse(go(folder, ['mod', 'download', '-json', `k8s.io/kubernetes@v${kubernetes}`]));
  const staged = JSON.parse(go(folder, ['mod', 'edit', '-json', GoMod])).Replace.map(({ Old }) => Old.Path);
  const version = `v0.${kubernetes.split('.').slice(1).join('.')}`;
  const replaced = staged.map((path) => `-replace=${path}=${path}@${version}`);
  go(folder, ['mod', 'edit', `-require=k8s.io/kubernetes@v${kubernetes}`, ...replaced]);
  importing(
    folder,
    Object.values(ofKubernetes)
      .flat()
      .map((name) => `k8s.io/kubernetes/cmd/${name}`),
  );
  go(folder, ['mod', 'tidy']);
  const [major, minor] = kubernetes.split('.');
  const at = 'k8s.io/component-base/version';
  const flags = `-X ${at}.gitVersion=v${kubernetes} -X ${at}.gitMajor=${major} -X ${at}.gitMinor=${minor}`;
  for (const name of names) build(folder, name, `k8s.io/kubernetes/cmd/${name}`, flags);
}

function buildEtcd() {
  if (has('etcd')) return;
  const folder = moduleOf('etcd');
  const source =
    'package main\n\nimport (\n\t"os"\n\n\t"go.etcd.io/etcd/server/v3/etcdmain"\n)\n\nfunc main() { etcdmain.Main(os.Args) }\n';
  writeFileSync(join(folder, 'main.go'), source);
  go(folder, ['get', etcd]);
  build(folder, 'etcd', '.');
}

function buildCollector() {
  if (has('otelcol')) return;
  const folder = join(programs, '.otelcol');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(here, '../observability/collector'), folder, { recursive: true });
  go(folder, ['mod', 'tidy']);
  build(folder, 'otelcol', '.');
}

/** Kinds that others bring into a cluster and the manifests name. */
function copyCrds() {
  if (has('crds')) return;
  const fresh = join(programs, '.crds.new');
  rmSync(fresh, { recursive: true, force: true });
  for (const [module, within] of [
    [keda, 'config/crd/bases'],
    [operator, 'example/prometheus-operator-crd'],
  ]) {
    const folder = join(folderOf(module), within);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
      cpSync(join(folder, file), join(fresh, file));
  }
  renameSync(fresh, join(programs, 'crds'));
}

/** KEDA as it is released, as images without anything else and the manifests that it brings, but for its check of what is applied. */
function buildKeda() {
  if (has('keda')) return;
  const folder = join(programs, '.keda');
  rmSync(folder, { recursive: true, force: true });
  cpSync(folderOf(keda), folder, { recursive: true });
  spawnSync('chmod', ['-R', 'u+w', folder]); // Go keeps its modules read-only
  const fresh = join(programs, '.keda.new');
  rmSync(fresh, { recursive: true, force: true });
  cpSync(join(folder, 'config'), join(fresh, 'config'), { recursive: true });
  const version = `-X github.com/kedacore/keda/v2/version.Version=${kedaVersion}`;
  build(folder, 'keda', './cmd/operator', version, fresh);
  build(folder, 'keda-adapter', './cmd/adapter', version, fresh);
  writeFileSync(join(fresh, 'Dockerfile'), kedaImages);
  writeFileSync(join(fresh, 'kustomization.yaml'), kedaHere);
  renameSync(fresh, join(programs, 'keda'));
}

const kedaImages = `FROM scratch AS keda
COPY keda /keda
USER 65532
FROM scratch AS keda-adapter
COPY keda-adapter /keda-adapter
USER 65532
`;

const kedaHere = `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [config/crd, config/general, config/rbac, config/service_account, config/manager, config/metrics-server]
images:
  - { name: ghcr.io/kedacore/keda, newName: local/keda, newTag: '${kedaVersion}' }
  - { name: ghcr.io/kedacore/keda-metrics-apiserver, newName: local/keda-adapter, newTag: '${kedaVersion}' }
patches:
  - target: { kind: Deployment }
    patch: |
      - { op: replace, path: /spec/template/spec/containers/0/imagePullPolicy, value: Never }
  - target: { kind: Deployment, name: keda-operator }
    patch: |
      - { op: add, path: /spec/template/spec/containers/0/args/-, value: --enable-webhook-patching=false }
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = process.argv.slice(2).filter((word) => word in partsOf);
  const wanted = parts.length > 0 ? parts : ['server'];
  mkdirSync(programs, { recursive: true });
  if (wanted.includes('server')) copyCrds();
  if (wanted.includes('server')) buildEtcd();
  if (wanted.includes('scaling')) buildKeda();
  if (wanted.includes('collector')) buildCollector();
  const names = wanted.flatMap((part) => ofKubernetes[part] ?? []).filter((name) => !has(name));
  if (names.length > 0) buildKubernetes(names);
  console.log(`${without(wanted).length === 0 ? 'complete' : `missing: ${without(wanted)}`} in ${programs}`);
}
