import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

const folder = resolve(__dirname, '../../infra/observability');
const read = (name: string): string => readFileSync(resolve(folder, name), 'utf8');

type Board = {
  readonly title: string;
  readonly panels: { readonly title: string; readonly targets: { expr: string }[] }[];
};
const boards = ['shop', 'pipeline', 'service'].map((name) => JSON.parse(read(`boards/${name}.json`)) as Board);

/** Each query of a board, by the titles of the board and of its panel. */
export const panels = boards.flatMap(({ title, panels }) =>
  panels.flatMap((panel) => panel.targets.map(({ expr }) => [`${title}, ${panel.title}`, expr] as const)),
);

type Rules = { groups: { rules: { expr: string }[] }[] };

/** The query of each alarm. */
export const alarmQueries = (parse(read('alarms.yaml')) as Rules).groups.flatMap(({ rules }) =>
  rules.map(({ expr }) => expr),
);
