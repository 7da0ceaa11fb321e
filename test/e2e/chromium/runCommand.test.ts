import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../../e2e/chromium/runCommand';

const node = (script: string, limitMs = 20_000) => runCommand(process.execPath, ['-e', script], limitMs);

it.each([
  ['done', 'process.exit(0)'],
  ['failed', 'process.exit(3)'],
  ['failed', 'process.kill(process.pid, "SIGKILL")'],
] as const)('tells "%s" of a command that does %s', async (result, script) => {
  expect(await node(script)).toBe(result);
});

it('tells "failed" of a command that does not exist', async () => {
  expect(await runCommand('no-such-command', [], 20_000)).toBe('failed');
});

it('ends a command that takes too long, and tells so', async () => {
  expect(await node('setInterval(() => {}, 1000)', 50)).toBe('out of time');
});

it('runs without questions asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const file = join(folder, 'answer');
  await node(`require('fs').writeFileSync(${JSON.stringify(file)}, process.env.DEBIAN_FRONTEND)`);
  expect(readFileSync(file, 'utf8')).toBe('noninteractive');
  rmSync(folder, { recursive: true });
});
