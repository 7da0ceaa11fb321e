import { describe, expect, it } from 'vitest';
import { collectOutput } from '../../../../src/node/base/commands/collectOutput';

const run = (code: string) => collectOutput(process.execPath, ['-e', code]);

describe('collectOutput', () => {
  it('collects what a command writes to both streams', async () => {
    const { code, output } = await run("console.log('found nothing'); console.error('a warning');");
    expect(code).toBe(0);
    expect(output.split('\n').toSorted()).toEqual(['', 'a warning', 'found nothing']);
  });

  it('takes output of any length', async () => {
    const { output } = await run("process.stdout.write('line\\n'.repeat(200_000));");
    expect(output).toHaveLength('line\n'.length * 200_000);
  });

  it.each([
    ['process.exit(3)', 3],
    ["process.kill(process.pid, 'SIGKILL')", 1],
  ])('gives the code of %s', async (code, expected) => {
    expect((await run(code)).code).toBe(expected);
  });

  it('throws when the command does not exist', async () => {
    await expect(collectOutput('no-such-command', [])).rejects.toThrow('ENOENT');
  });
});
