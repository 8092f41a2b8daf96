import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { shopCodes } from '@fenestra/domain/shop/shops';
import { serviceNames } from '@fenestra/server/host/services';

const root = join(__dirname, '../..');
const folder = join(root, 'infra/observability');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const promtool = process.env['FENESTRA_PROMTOOL'];
const amtool = process.env['FENESTRA_AMTOOL'];

type Rules = {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook_url: string } }[] }[];
};
const alarms = (parse(read('infra/observability/alarms.yaml')) as Rules).groups.flatMap(({ rules }) => rules);

type Fired = { exp_labels: Record<string, string> };
type Tests = { tests: { alert_rule_test: { alertname: string; exp_alerts: Fired[] }[] }[] };
const { tests } = parse(read('infra/observability/alarms.test.yaml')) as Tests;
const runbookOf = ({ annotations }: (typeof alarms)[number]): string => {
  const [, file] = /^\{\{ \$externalLabels\.runbooks \}\}(docs\/runbooks\/[\w-]+\.md)$/.exec(annotations.runbook_url)!;
  return file!;
};

describe('alarms', () => {
  it.each(alarms.map((alarm) => [alarm.alert, alarm] as const))(
    '%s says what has happened, what to do and when it is over',
    (_, alarm) => {
      const page = read(runbookOf(alarm));
      expect(alarm.annotations.summary).not.toBe('');
      expect(page).toMatch(/^# .{8,}\n\n[^\n]{40,}/);
      expect(page).toMatch(/\bOver when\s/);
    },
  );

  it('have runbooks, and none speaks of a command that there is not', () => {
    const linked = new Set(alarms.map(runbookOf));
    const written = readdirSync(join(root, 'docs/runbooks')).map((name) => `docs/runbooks/${name}`);
    const texts = written.map(read).join('\n');
    const program = read('apps/server/cli/commands.ts');
    const commands = [...texts.matchAll(/npm run shop -- ([a-z]+(?:-[a-z]+)*(?: [a-z]+(?:-[a-z]+)*)?)/g)].map(
      ([, words]) => words!,
    );

    expect([...linked].filter((file) => !written.includes(file))).toEqual([]);
    expect(commands.length).toBeGreaterThan(10);
    const known = (words: string): boolean =>
      [words, words.split(' ')[0]!].some(
        (name) => program.includes(`\n  '${name}': {`) || program.includes(`\n  ${name}: {`),
      );
    const missing = commands.filter(
      (words) => !known(words) && !/^(catalogue|price-list) (list|use|import)$/.test(words),
    );
    expect(missing).toEqual([]);
  });

  it('and boards are made of what stands in their source', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'generate.mjs'), '--check'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  const withPromtool = promtool ? it : it.skip;
  withPromtool('are rules that Prometheus understands, and fire when they should and not before', () => {
    for (const words of ['check rules alarms.yaml', 'test rules alarms.test.yaml', 'check config prometheus.yaml']) {
      const { status, stdout, stderr } = spawnSync(promtool!, words.split(' '), { cwd: folder, encoding: 'utf8' });
      expect({ words, status, said: status === 0 ? '' : stdout + stderr }).toEqual({ words, status: 0, said: '' });
    }
  });

  const withAmtool = amtool ? it : it.skip;
  withAmtool('are told by an Alertmanager that understands what it is told to do', () => {
    const { status, stdout, stderr } = spawnSync(amtool!, ['check-config', 'alertmanager.yaml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });

  it('that follow from a part that is down are held back for the same service only', () => {
    type Held = { source_matchers: string[]; target_matchers: string[]; equal?: string[] };
    const { inhibit_rules: rules } = parse(read('infra/observability/alertmanager.yaml')) as { inhibit_rules: Held[] };
    const namesIn = (matchers: string[]): string[] =>
      matchers.flatMap((matcher) => /^alertname=~?"(.*)"$/.exec(matcher)?.[1]!.split('|') ?? []);
    const labelsOf = (name: string): string[][] =>
      tests
        .flatMap(({ alert_rule_test: all }) => all.filter(({ alertname }) => alertname === name))
        .flatMap(({ exp_alerts: fired }) => fired.map(({ exp_labels: labels }) => Object.keys(labels)));

    expect(rules.length).toBeGreaterThan(0);
    for (const { source_matchers: source, target_matchers: target, equal = [] } of rules) {
      const names = [...namesIn(source), ...namesIn(target)];
      expect(source.some((matcher) => matcher.startsWith('part='))).toBe(true);
      expect(equal.includes('service') || source.some((matcher) => matcher.startsWith('service='))).toBe(true);
      for (const name of names) expect(labelsOf(name)).not.toEqual([]);
      for (const labels of names.flatMap(labelsOf)) expect(labels).toEqual(expect.arrayContaining(equal));
    }
  });

  it('are judged by a Prometheus that reads every service of compose', () => {
    type Config = { scrape_configs: { dns_sd_configs: { names: string[] }[] }[] };
    const { scrape_configs: jobs } = parse(read('infra/observability/prometheus.yaml')) as Config;

    expect(jobs.flatMap((job) => job.dns_sd_configs.flatMap(({ names }) => names)).toSorted()).toEqual(
      serviceNames.toSorted(),
    );
  });

  it('miss each service that has no process any more', () => {
    const { expr } = alarms.find(({ alert }) => alert === 'ServiceGone')!;
    const missed = [...expr.matchAll(/service="(\w+)"/g)].map(([, service]) => service);

    expect(missed.toSorted()).toEqual(serviceNames.toSorted());
  });

  it('tell of a shopper for each country', () => {
    const folder = 'k8s/components/synthetic';
    const { resources } = parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] };
    const countries = resources.filter((name) => !name.endsWith('.yaml'));
    const suffixes = countries.map((name) => {
      const { nameSuffix, patches } = parse(read(`${folder}/${name}/kustomization.yaml`)) as {
        nameSuffix: string;
        patches: { patch: string }[];
      };
      const chosen = (parse(patches[0]!.patch) as { value: string }[]).at(-1)!.value;
      return [nameSuffix, chosen];
    });

    expect(suffixes.toSorted()).toEqual(shopCodes.map((code) => [`-${code}`, code]).toSorted());
  });

  it('are each tested with numbers that make it fire', () => {
    const fired = tests.flatMap((one) => one.alert_rule_test).filter((each) => each.exp_alerts.length > 0);

    expect(new Set(fired.map(({ alertname }) => alertname))).toEqual(new Set(alarms.map(({ alert }) => alert)));
  });
});
