// What the shop is deployed with, as far as that can be told without a server: compose, manifests and the image's recipe. What programs
// of this machine say of it is asked for where they are; ops:test asks a real API server and a real Docker.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { pythonProgram } from './python.mjs';
import { root } from './set-up.mjs';

const overlays = ['k8s/base', 'k8s/overlays/local', 'k8s/overlays/logs', 'k8s/overlays/production'];
const validator = 'kubernetes-validate==1.37.0';

/** One sentence for each fault, and one for each program that could not be asked. */
export function deploymentFaults() {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const told = [composeByDocker(), ...manifestsByPrograms()];
  return {
    faults: [
      ...composeFaults(read('docker-compose.yml')).map((fault) => `docker-compose.yml: ${fault}`),
      ...dockerfileFaults(read('infra/docker/Dockerfile')).map((fault) => `infra/docker/Dockerfile: ${fault}`),
      ...told.flatMap(({ faults = [] }) => faults),
    ],
    unasked: told.flatMap(({ unasked = [] }) => unasked),
  };
}

const ask = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, timeout: 120_000, ...options });
const succeeds = (command, ...args) => ask(command, args).status === 0;

function composeByDocker() {
  if (!succeeds('docker', 'compose', 'version'))
    return { unasked: ['compose is not asked about docker-compose.yml: there is no `docker compose`'] };
  const { status, stderr } = ask('docker', ['compose', '--profile', '*', 'config', '--quiet']);
  const said = stderr.trim();
  return { faults: status === 0 && said === '' ? [] : [`docker-compose.yml: docker compose says: ${said}`] };
}

function manifestsByPrograms() {
  const kubectl = findKubectl();
  if (!kubectl) return [{ unasked: ['k8s/ is not put together: there is no kubectl with kustomize 5'] }];
  const built = [
    ...overlays.map((folder) => [folder, ask(kubectl, ['kustomize', folder])]),
    [`${overlays.at(-1)} with every component`, withEveryComponent((folder) => ask(kubectl, ['kustomize', folder]))],
  ];
  const faults = built.flatMap(([folder, { status, stderr }]) =>
    status === 0 && stderr.trim() === '' ? [] : [`${folder}: kubectl kustomize says: ${stderr.trim()}`],
  );
  if (faults.length > 0) return [{ faults }];
  const program = findValidate();
  if (!program) return [{ unasked: [`k8s/ is put together, and not validated: ${validator} cannot be had`] }];
  return built.map(([folder, { stdout }]) => {
    const { status, stdout: said } = ask(program, ['--strict', '--quiet', '--no-warn', '-'], { input: stdout });
    const faults = said.split('\n').filter((line) => line.startsWith('ERROR '));
    const silent = status !== 0 && faults.length === 0 ? [`kubernetes-validate ended with ${status}`] : [];
    return { faults: [...faults, ...silent].map((fault) => `${folder}: ${fault}`) };
  });
}

/** Those too that an overlay leaves to whoever copies it. */
function withEveryComponent(build) {
  const [components, production] = ['k8s/components', overlays.at(-1)].map((folder) => join(root, folder));
  const named = readFileSync(join(production, 'kustomization.yaml'), 'utf8').replace(/#.*$/gm, '');
  const others = readdirSync(components).filter((name) => !named.includes(`components/${name}`));
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fenestra-manifests-')));
  const from = (path) => relative(folder, realpathSync(path));
  const all = { resources: [from(production)], components: others.map((name) => from(join(components, name))) };
  writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify(all)); // JSON is YAML
  try {
    return build(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Older ones know no components. */
function findKubectl() {
  const built = process.env.FENESTRA_KUBERNETES ?? join(root, 'infra/kubernetes/programs');
  return [join(built, 'kubectl'), 'kubectl'].find((program) =>
    /Kustomize Version: v([5-9]|\d\d)/.test(ask(program, ['version', '--client']).stdout ?? ''),
  );
}

const findValidate = () =>
  succeeds('kubernetes-validate', '--version')
    ? 'kubernetes-validate'
    : pythonProgram(validator, 'kubernetes-validate');

const known = {
  file: ['name', 'services', 'volumes', 'networks', 'configs', 'secrets'],
  service:
    'image build command entrypoint environment env_file ports expose volumes depends_on healthcheck restart profiles user read_only cap_add cap_drop security_opt mem_limit logging cpus shm_size stop_grace_period pull_policy network_mode networks labels tmpfs init'.split(
      ' ',
    ),
};

/** What `docker compose config` would refuse, and what it takes though `up --wait` would then wait for ever or give away more than is meant. */
export function composeFaults(text) {
  const document = parseDocument(text, { merge: true });
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const compose = document.toJS();
  const strange = Object.keys(compose).filter((key) => !known.file.includes(key) && !key.startsWith('x-'));
  const unset = [...text.replace(/(^|\s)#.*$/gm, '').matchAll(/(?<!\$)\$\{(\w+)\}/g)].map(([, name]) => name);
  return [
    ...strange.map((key) => `nobody knows ${key}`),
    ...unset.map((name) => `\${${name}} has no default`),
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      serviceFaults(service, compose).map((fault) => `${name}: ${fault}`),
    ),
  ];
}

function serviceFaults(service, { services, volumes = {} }) {
  const mounted = (service.volumes ?? []).map((volume) => volume.split(':')[0]).filter((from) => /^\w/.test(from));
  const ownHealth = ({ image, healthcheck }) => (healthcheck ? !healthcheck.disable : image === 'fenestra');
  const awaited = Object.entries(service.depends_on ?? {}).flatMap(([other, { condition }]) => {
    const found = services[other];
    if (!found) return [`depends on ${other}, which is not there`];
    if (condition === 'service_healthy' && !ownHealth(found))
      return [`waits for the health of ${other}, which tells of none`];
    if (condition === 'service_completed_successfully' && found.restart !== 'no')
      return [`waits for the end of ${other}, which is started again`];
    return [];
  });
  return [
    ...Object.keys(service)
      .filter((key) => !known.service.includes(key))
      .map((key) => `nobody knows ${key}`),
    ...(service.image ? [] : ['has no image']),
    ...(service.mem_limit || service.network_mode === 'none' ? [] : ['may take all memory']),
    ...mounted.filter((volume) => !(volume in volumes)).map((volume) => `mounts ${volume}, which is not declared`),
    ...(service.ports ?? [])
      .filter((port) => !port.startsWith('127.0.0.1:'))
      .map((port) => `opens ${port} to everybody`),
    ...awaited,
  ];
}

/** What a linter of Dockerfiles would say first. */
export function dockerfileFaults(text) {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const said = lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]);
  const of = (word) => said.filter(([name]) => name === word).map(([, rest]) => rest);
  const stages = new Set(of('FROM').flatMap((rest) => / AS (\w+)$/.exec(rest)?.[1] ?? []));
  const isExec = (rest) => /^\[.*\]$/.test(rest);
  return [
    ...of('FROM')
      .filter((rest) => !/^[\w./-]+:[\w.-]*\d[\w.-]*( AS \w+)?$/.test(rest))
      .map((rest) => `FROM ${rest} names no version`),
    ...(/^\d+(:\d+)?$/.test(of('USER').at(-1) ?? '') && !/^0/.test(of('USER').at(-1))
      ? []
      : ['the last USER is no number but that of root']),
    ...['CMD', 'ENTRYPOINT'].flatMap((word) =>
      of(word)
        .filter((rest) => !isExec(rest))
        .map((rest) => `${word} ${rest} starts a shell`),
    ),
    ...of('ADD').map((rest) => `ADD ${rest}: COPY says what it does`),
    ...of('WORKDIR')
      .filter((rest) => !rest.startsWith('/'))
      .map((rest) => `WORKDIR ${rest} depends on where one was`),
    ...of('COPY')
      .flatMap((rest) => /--from=(\w+)/.exec(rest)?.[1] ?? [])
      .filter((stage) => !stages.has(stage))
      .map((stage) => `COPY --from=${stage}: there is no such stage`),
    ...of('RUN')
      .filter((rest) => /apt-get install/.test(rest) && !/--no-install-recommends/.test(rest))
      .map(() => 'apt-get installs what is only recommended'),
    ...['version', 'revision']
      .filter((name) => !of('LABEL').some((rest) => rest.includes(`org.opencontainers.image.${name}=`)))
      .map((name) => `it has no label image.${name}`),
    ...(of('HEALTHCHECK').length > 0 ? [] : ['it has no HEALTHCHECK']),
  ];
}
