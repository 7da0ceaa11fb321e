import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrame, LOAD_PATIENCE } from '../../../../src/client/editor/sandbox/createFrame';
import type { RunRequest } from '../../../../src/client/editor/sandbox/sandboxMessages';
import type { SandboxManifest } from '../../../../src/shared/demo/sandbox';

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

const onLost = vi.fn<(reason: string) => void>();
const onSize = vi.fn<() => void>();

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
    onSize,
    onLost,
  });
  stage.append(frame.element);
  return frame;
}

/** What a frame sends. */
function receive(frame: { element: HTMLIFrameElement }, data: unknown): void {
  dispatchEvent(new MessageEvent('message', { data, source: frame.element.contentWindow }));
}

beforeEach(() => {
  vi.clearAllMocks();
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
  receive(frame, { type: 'ready' });
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

it('is lost when its document is another one', () => {
  const frame = openFrame();
  receive(frame, { type: 'ready' });
  expect(onLost).not.toHaveBeenCalled();
  receive(frame, { type: 'ready' });
  expect(onLost).toHaveBeenCalledWith('reload');
  frame.remove();
});

it.each([['read'], [{ type: 'rendered', id: 1 }], [{ a: 1 }]])(
  'is lost when it sends without end: %j',
  async (data) => {
    const frame = openFrame();
    const send = (count: number) => Array.from({ length: count }, () => receive(frame, data));
    send(200);
    await vi.advanceTimersByTimeAsync(1500);
    send(200);
    expect(onLost).not.toHaveBeenCalled();
    send(1);
    expect(onLost).toHaveBeenCalledWith('flood');
    frame.remove();
  },
);

it('hears of twenty sizes a second', () => {
  const frame = openFrame();
  Array.from({ length: 100 }, (_, content) => receive(frame, { type: 'size', content, full: content }));
  expect(onSize).toHaveBeenCalledTimes(20);
  frame.remove();
});

it('waits for nothing once it is removed', () => {
  openFrame().remove();
  expect(vi.getTimerCount()).toBe(0);
});
