import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../domain/drawing/golden');
const isRenewing = process.env['RENEW_GOLDEN'] === '1';
const howToRenew = 'look at the pictures in libs/domain/drawing/golden, then RENEW_GOLDEN=1 jest golden.spec';

/** Refuses a drawing that differs from the file that was looked at. Tests only. */
export function expectGolden(name: string, drawn: string): void {
  const file = join(folder, `${name}.svg`);
  const svg = `${drawn.replaceAll('><', '>\n<')}\n`;
  if (isRenewing) writeFileSync(file, svg);
  const golden = readFileSync(file, 'utf8');
  if (svg !== golden)
    throw new Error(
      `${name}.svg differs from its golden file: ${firstDifference(svg, golden)}\nIf the change is meant, ${howToRenew}`,
    );
}

function firstDifference(svg: string, golden: string): string {
  const lines = golden.split('\n');
  const at = svg.split('\n').findIndex((line, i) => line !== lines[i]);
  return `line ${at + 1} is\n  ${svg.split('\n')[at]}\nwas\n  ${lines[at]}`;
}
