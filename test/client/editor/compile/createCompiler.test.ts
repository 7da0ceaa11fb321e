import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompileAnswer, CompileRequest } from '../../../../src/client/editor/compile/compilerMessages';
import { createCompiler } from '../../../../src/client/editor/compile/createCompiler';

const FILES = [{ name: 'Demo.tsx', text: 'a' }];
const COMPILATION = { code: { modules: [], styles: [], imports: [] } };

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];

  readonly requests: CompileRequest[] = [];

  isTerminated = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(request: CompileRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(id: number): void {
    const data: CompileAnswer = { id, compilation: COMPILATION };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('starts its worker when there is something to compile, and keeps it', async () => {
  const compiler = createCompiler('compiler.js');
  expect(FakeWorker.made).toHaveLength(0);
  const first = compiler.compile(FILES, true);
  const [worker] = FakeWorker.made;
  expect(worker!.requests).toEqual([{ id: 1, files: FILES, hasTailwind: true }]);
  worker!.answer(1);
  expect(await first).toEqual(COMPILATION);
  void compiler.compile(FILES, false);
  expect(FakeWorker.made).toHaveLength(1);
});

it('forgets what another request has replaced', async () => {
  const compiler = createCompiler('compiler.js');
  const first = compiler.compile(FILES, false);
  const second = compiler.compile(FILES, false);
  expect(await first).toBeUndefined();
  const [worker] = FakeWorker.made;
  worker!.answer(1);
  worker!.answer(2);
  expect(await second).toEqual(COMPILATION);
});

it('gives up on a worker that takes too long or cannot be loaded, and starts another one', async () => {
  const compiler = createCompiler('compiler.js');
  const slow = compiler.compile(FILES, false);
  slow.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(slow).rejects.toThrow('takes too long');
  expect(FakeWorker.made[0]!.isTerminated).toBe(true);
  const missing = compiler.compile(FILES, false);
  missing.catch(() => undefined);
  FakeWorker.made[1]!.dispatchEvent(new Event('error'));
  await expect(missing).rejects.toThrow('could not be loaded');
  void compiler.compile(FILES, false);
  expect(FakeWorker.made).toHaveLength(3);
});

it('ends: who waits gets nothing', async () => {
  const compiler = createCompiler('compiler.js');
  const waiting = compiler.compile(FILES, false);
  compiler.end();
  expect(await waiting).toBeUndefined();
  expect(FakeWorker.made[0]!.isTerminated).toBe(true);
});
