import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrame, LOAD_PATIENCE } from '../../../../src/client/editor/sandbox/createFrame';
import type { RunRequest } from '../../../../src/client/editor/sandbox/sandboxMessages';
import type { SandboxManifest } from '../../../../src/shared/sandbox';

const manifest: SandboxManifest = {
  texts: {},
  styles: '',
  compiler: 'compiler.js',
  runtime: 'runtime.js',
  languagePacks: {},
  specifiers: {},
  files: { 'runtime.js': [] },
};

const REQUEST: RunRequest = { id: 1, modules: [], styles: [], imports: [], specifiers: {} };

const fetchScript = vi.fn<() => Promise<Response>>();

function openFrame() {
  const stage = document.createElement('div');
  document.body.append(stage);
  const frame = createFrame({
    manifest,
    stage,
    title: 'Bars',
    onStarted: vi.fn<() => void>(),
    onRendered: vi.fn<() => void>(),
    onFault: vi.fn<() => void>(),
    onSize: vi.fn<() => void>(),
    onSilence: vi.fn<() => void>(),
  });
  stage.append(frame.element);
  return frame;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('mui-mode', 'light');
  fetchScript.mockImplementation(async () => new Response('the script'));
  vi.stubGlobal('fetch', fetchScript);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('runs code once its document is there', async () => {
  const frame = openFrame();
  const { contentWindow } = frame.element;
  const post = vi.spyOn(contentWindow!, 'postMessage');
  const run = frame.run(REQUEST);
  await vi.advanceTimersByTimeAsync(LOAD_PATIENCE - 1);
  expect(post).not.toHaveBeenCalled();
  dispatchEvent(new MessageEvent('message', { data: { type: 'ready' }, source: contentWindow }));
  await run;
  expect(post.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual([
    'load',
    'appearance',
    'run',
  ]);
  frame.remove();
});

it('says that its document is out of reach, now and to whom asks later', async () => {
  const frame = openFrame();
  const run = expect(frame.run(REQUEST)).rejects.toThrow('The frame could not be loaded.');
  await vi.advanceTimersByTimeAsync(LOAD_PATIENCE);
  await run;
  await expect(frame.run(REQUEST)).rejects.toThrow('The frame could not be loaded.');
  frame.remove();
});

it('waits for nothing once it is removed', () => {
  openFrame().remove();
  expect(vi.getTimerCount()).toBe(0);
});
