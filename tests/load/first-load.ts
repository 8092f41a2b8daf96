import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const built = resolve(__dirname, '../../apps/storefront/dist');
const startPage = 'index.html';
const pageOfSteps = 'conf/index.html';
const steps = /features\/configurator\/.*-step\.tsx$/;
/** What draws in the page: loaded after the first paint. */
const drawings = /features\/configurator\/stage\/.*-here\.tsx$/;
const modals = /features\/configurator\/.*-dialog\.tsx$/;

/**
 * What a first visit loads of scripts, kB gzip: the start page (at most 120) and each step with frame and Czech texts (at most 140),
 * then what comes beside them: each drawing, each modal (at most 30).
 */
export function reportFirstLoad(): string {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = Object.keys(manifest);
  const texts = names.filter((name) => name.endsWith('cs/page-texts.ts'));
  const start = [pageOfSteps, ...texts];
  const frame = withImports(start, manifest);
  const line = (name: string, chunks: readonly string[]) => `  ${name}: ${kilobytes(chunks, manifest)} kB`;
  return [
    'first load, gzip:',
    line(startPage, [...withImports([startPage, ...texts], manifest)]),
    ...names.filter((name) => steps.test(name)).map((name) => line(name, [...withImports([...start, name], manifest)])),
    ...names
      .filter((name) => drawings.test(name) || modals.test(name))
      .map((name) =>
        line(
          name,
          [...withImports([name], manifest)].filter((chunk) => !frame.has(chunk)),
        ),
      ),
  ].join('\n');
}

/** A chunk and all that it cannot run without. */
function withImports(names: readonly string[], manifest: Manifest): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    manifest[name]!.imports?.forEach(add);
  };
  names.forEach(add);
  return found;
}

function kilobytes(chunks: readonly string[], manifest: Manifest): string {
  const files = chunks.map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js'));
  const bytes = files.map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length);
  return (bytes.reduce((sum, each) => sum + each, 0) / 1_000).toFixed(1);
}
