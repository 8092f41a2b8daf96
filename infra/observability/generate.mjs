// Makes of boards.mjs what Grafana reads, and of alarms.yaml what the Prometheus operator reads. `--check` only says whether they are in date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { boards } from './boards.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const datasource = { type: 'prometheus', uid: 'prometheus' };

/** Two panels beside each other, 24 columns wide. */
const place = (nth) => ({ x: (nth % 2) * 12, y: Math.floor(nth / 2) * 8, w: 12, h: 8 });

const panelOf = ({ title, unit, queries }, nth) => ({
  id: nth + 1,
  type: 'timeseries',
  title,
  datasource,
  gridPos: place(nth),
  fieldConfig: { defaults: { unit, min: 0, custom: { fillOpacity: 10, lineWidth: 1 } }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: queries.map(({ query, legend }, which) => ({
    refId: String.fromCharCode(65 + which),
    datasource,
    expr: query,
    legendFormat: legend,
  })),
});

const variableOf = ({ name, query }) => ({ name, label: name, type: 'query', datasource, query, refresh: 2, sort: 1 });

const boardOf = ({ file, title, variable, panels }) => ({
  uid: `fenestra-${file}`,
  title,
  tags: ['fenestra'],
  schemaVersion: 39,
  editable: false,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  templating: { list: variable ? [variableOf(variable)] : [] },
  panels: panels.map(panelOf),
});

const rule = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'fenestra' },
  spec: parse(readFileSync(join(folder, 'alarms.yaml'), 'utf8')),
};

export const files = {
  'alarms-in-cluster.yaml': `# Made by generate.mjs of alarms.yaml.\n${stringify(rule, { lineWidth: 0 })}`,
  ...Object.fromEntries(
    boards.map((board) => [`boards/${board.file}.json`, `${JSON.stringify(boardOf(board), null, 2)}\n`]),
  ),
};

function write() {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return 0;
}

function check() {
  const old = Object.keys(files).filter((name) => readFileSync(join(folder, name), 'utf8') !== files[name]);
  for (const name of old)
    console.error(`infra/observability/${name} is out of date: run infra/observability/generate.mjs`);
  return old.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit(process.argv.includes('--check') ? check() : write());
