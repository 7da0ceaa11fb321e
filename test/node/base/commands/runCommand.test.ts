import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../../src/node/base/commands/runCommand';

const run = (script: string, options: Parameters<typeof runCommand>[2]) =>
  runCommand(process.execPath, ['-e', script], { quiet: true, ...options });

describe('runCommand', () => {
  it('hands over what a command sends before it ends', async () => {
    const messages: unknown[] = [];
    await run("process.send('first'); process.send({ second: 2 })", {
      onMessage: (message) => messages.push(message),
    });
    expect(messages).toEqual(['first', { second: 2 }]);
  });

  it('opens no way for messages that nobody asks for', async () => {
    const code = await run('process.exitCode = process.send ? 1 : 0', { mayFail: true });
    expect(code).toBe(0);
  });

  it('returns the code of a command that may fail', async () => {
    expect(await run('process.exitCode = 3', { mayFail: true })).toBe(3);
  });
});
