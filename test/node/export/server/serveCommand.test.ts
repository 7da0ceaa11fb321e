import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFolder } from '../../createFolder';
import { FIXTURE_SITE } from './fixtureSite';

let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
});

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the command; `firstLine` resolves with what it prints first, `ended` when it ends. */
function serve(args: string[], env: Record<string, string> = {}) {
  const command = spawn(process.execPath, ['src/node/run.mjs', 'src/node/cli/serve.ts', ...args], {
    env: { ...process.env, PORT: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = command;
  const output: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
  command.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const firstLine = new Promise<string>((resolve) => {
    command.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      if (output.stdout.includes('\n')) {
        resolve(output.stdout.split('\n', 1)[0] ?? '');
      }
    });
  });
  const ended: Promise<Ended> = once(command, 'close').then(([code]) => ({ code, ...output }));
  return { command, firstLine, ended };
}

/** Takes a port for as long as the test runs. */
async function takePort(): Promise<{ port: number; release: () => void }> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, release: () => server.close() };
}

// Each test starts a process that compiles its sources first.
describe('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s, then ends cleanly', async (signal) => {
    const { command, firstLine, ended } = serve(['--port', '0', '--dir', FIXTURE_SITE]);
    const line = await firstLine;
    expect(line).toMatch(/^Serving .+ at http:\/\/localhost:\d+$/);
    const origin = line.split(' at ')[1] ?? '';
    // Neither a connection that is kept open nor half a request may keep the server from ending.
    const halfRequest = connect(Number(new URL(origin).port), 'localhost');
    halfRequest.on('error', () => {});
    halfRequest.write('GET / HTTP/1.1\r\n');
    const reply = await fetch(`${origin}/x/introduction/`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('Introduction');
    command.kill(signal);
    const { code, stderr } = await ended;
    halfRequest.destroy();
    expect(code).toBe(0);
    expect(stderr).toBe('');
  });

  it('says which port is in use and how to choose another', async () => {
    const { port, release } = await takePort();
    const { code, stdout, stderr } = await serve(['--dir', FIXTURE_SITE], { PORT: String(port) }).ended;
    release();
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe(`Port ${port} is in use. Choose another: npm start -- --port 3000`);
  });

  it('says what to do when nothing was built', async () => {
    const { code, stdout, stderr } = await serve(['--dir', 'no-such-folder']).ended;
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe('There is nothing to serve in no-such-folder: run `npm run build` first.');
  });

  it('names file and line of a rule it cannot read', async () => {
    const folder = await createFolder({ _redirects: '# one\n/a/ /b/ 200\n' });
    const { code, stderr } = await serve(['--dir', folder]).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/_redirects:2 {2}status 200/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
