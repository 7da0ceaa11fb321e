import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Compilation } from '../../../src/client/editor/compile/compiledCode';
import { EditSession } from '../../../src/client/editor/EditSession';
import { readEdit, writeEdit } from '../../../src/client/editor/editStore';
import type { createFrame as makeFrame } from '../../../src/client/editor/sandbox/createFrame';
import type { RunRequest } from '../../../src/client/editor/sandbox/sandboxMessages';
import type { SandboxManifest } from '../../../src/shared/demo/sandbox';

type FrameOptions = Parameters<typeof makeFrame>[0];

const { compile, endCompiler, createFrame, loadScript } = vi.hoisted(() => ({
  compile: vi.fn<(files: readonly { text: string }[]) => Promise<Compilation | undefined>>(),
  endCompiler: vi.fn<() => void>(),
  createFrame: vi.fn<(options: FrameOptions) => unknown>(),
  loadScript: vi.fn<(name: string) => Promise<string>>(),
}));

vi.mock('../../../src/client/editor/compile/createCompiler', () => ({
  createCompiler: () => ({ compile, end: endCompiler }),
}));
vi.mock('../../../src/client/editor/sandbox/createFrame', () => ({ createFrame }));
vi.mock('../../../src/client/editor/sandbox/loadManifest', () => ({
  getScriptHref: (name: string) => name,
  loadScript,
}));

const KEY = 'demo-edit:charts/bars/Bars:system-TS';
const ORIGINALS = [
  { name: 'Bars.tsx', text: 'the demo' },
  { name: 'data.ts', text: 'its data' },
];

const manifest: SandboxManifest = {
  texts: {},
  styles: '',
  compiler: 'compiler.js',
  runtime: 'runtime.js',
  languagePacks: {},
  specifiers: { react: 'react.js' },
  files: { 'react.js': [] },
};

/** The frames that were made, the last one at the end. */
let frames: {
  options: FrameOptions;
  run: ReturnType<typeof vi.fn<(request: RunRequest) => Promise<void>>>;
}[];
let stage: HTMLElement;

function getFrame() {
  return frames.at(-1)!;
}

function createSession(originals = ORIGINALS): EditSession {
  return new EditSession({
    storageKey: KEY,
    originals,
    hasTailwind: false,
    manifest,
    stage,
    title: 'Bars',
    phrase: (key) => key,
  });
}

/** Waits until typing has paused, and for what follows. */
async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(400);
}

/** Answers as the frame does when the demo of the last request is on the screen. */
function answerRendered(): number {
  const { id } = getFrame().run.mock.lastCall![0];
  getFrame().options.onRendered(id);
  return id;
}

async function createShown(text = 'changed'): Promise<EditSession> {
  const session = createSession();
  session.change('Bars.tsx', text);
  await pause();
  answerRendered();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sessionStorage.clear();
  frames = [];
  stage = document.createElement('div');
  document.body.replaceChildren(stage);
  compile.mockImplementation(async (files) => ({
    code: {
      modules: files.map(({ text }, index) => ({ name: ORIGINALS[index]!.name, code: text })),
      styles: [],
      imports: [{ file: 'Bars.tsx', line: 1, specifier: 'react', names: [] }],
    },
  }));
  loadScript.mockResolvedValue('');
  createFrame.mockImplementation((options) => {
    const element = document.createElement('iframe');
    const run = vi.fn<(request: RunRequest) => Promise<void>>(async () => {});
    frames.push({ options, run });
    return { element, run, remove: () => element.remove() };
  });
});

afterEach(() => vi.useRealTimers());

describe('EditSession runs what was typed', () => {
  it('once after a pause, and shows it when it is rendered', async () => {
    const session = createSession();
    expect(session.getState()).toMatchObject({ isEdited: false, isRunning: false });
    session.change('Bars.tsx', 'a');
    session.change('Bars.tsx', 'ab');
    expect(compile).not.toHaveBeenCalled();
    await pause();
    expect(compile).toHaveBeenCalledTimes(1);
    expect(getFrame().run.mock.lastCall![0].modules[0]!.code).toBe('ab');
    expect(session.getState().isRunning).toBe(true);
    expect(stage.hasAttribute('data-edited')).toBe(false);
    answerRendered();
    expect(session.getState()).toMatchObject({ isEdited: true, isRunning: false });
    expect(stage.hasAttribute('data-edited')).toBe(true);
  });

  it('in one frame, and in another one when the demo has emptied its stage', async () => {
    const session = await createShown();
    session.change('data.ts', 'changed');
    await pause();
    expect(frames).toHaveLength(1);
    stage.replaceChildren();
    session.change('data.ts', 'changed again');
    await pause();
    expect(frames).toHaveLength(2);
  });

  it('not when the code is the demo’s own again, however its lines end', async () => {
    const session = await createShown();
    session.change('Bars.tsx', 'the demo');
    await pause();
    expect(session.getState()).toMatchObject({ isEdited: false, isRunning: false });
    expect(stage.hasAttribute('data-edited')).toBe(false);
    expect(readEdit(KEY)).toBeUndefined();
    expect(createSession([{ name: 'Bars.tsx', text: 'a\r\nb' }]).getState()).toMatchObject({
      isEdited: false,
      files: [{ text: 'a\nb' }],
    });
  });
});

describe('EditSession says what is wrong', () => {
  it('with what was refused, until the code changes', async () => {
    const session = createSession();
    session.change('Bars.tsx', 'good');
    session.refuse('too long');
    await pause();
    answerRendered();
    expect(session.getState()).toMatchObject({ isRunning: false, fault: { text: 'too long' } });
    session.change('Bars.tsx', 'better');
    await pause();
    answerRendered();
    expect(session.getState().fault).toBeUndefined();
  });

  it('with what could not be loaded, and tries again', async () => {
    const session = createSession();
    compile.mockRejectedValueOnce(new Error('offline'));
    session.change('Bars.tsx', 'changed');
    await pause();
    expect(session.getState().fault).toEqual({ text: 'fault.notLoaded', canRetry: true });
    session.run();
    await pause();
    answerRendered();
    expect(session.getState().fault).toBeUndefined();
  });

  it('with a frame that never gets its code: that is tried twice', async () => {
    const session = createSession();
    session.change('Bars.tsx', 'changed');
    await pause();
    getFrame().options.onLost('silence');
    expect(frames).toHaveLength(2);
    getFrame().options.onLost('silence');
    expect(frames).toHaveLength(2);
    expect(session.getState().fault).toEqual({ text: 'fault.silence', canRetry: true });
  });
});

describe('EditSession keeps the edit', () => {
  it('and runs nothing after a reload of code that had not ended', async () => {
    const session = createSession();
    session.change('Bars.tsx', 'freezes the page');
    await pause();
    expect(readEdit(KEY)?.isUnfinished).toBe(true);
    compile.mockClear();
    const reloaded = createSession();
    await pause();
    expect(compile).not.toHaveBeenCalled();
    expect(reloaded.getState()).toMatchObject({ isUntrusted: true, isUnfinished: true });
    reloaded.run();
    await pause();
    answerRendered();
    expect(readEdit(KEY)).toEqual({ files: [{ name: 'Bars.tsx', text: 'freezes the page' }] });
    expect(reloaded.getState()).toMatchObject({ isUntrusted: false, isUnfinished: false });
  });

  it('and says why such code waits, however often its editor is closed and opened', async () => {
    createSession().change('Bars.tsx', 'freezes the page');
    await pause();
    const reloaded = createSession();
    reloaded.end();
    expect(createSession().getState()).toMatchObject({ isUntrusted: true, isUnfinished: true });
  });

  it.each([
    ['rendered', () => answerRendered()],
    ['failed', () => getFrame().options.onLost('flood')],
  ] as const)('and runs it after a reload once it has %s', async (_, end) => {
    const session = createSession();
    session.change('Bars.tsx', 'changed');
    await pause();
    end();
    expect(readEdit(KEY)?.isUnfinished).toBeUndefined();
    session.end();
    expect(createSession().getState().isUntrusted).toBe(false);
  });

  it('and lists nothing of files that a stored edit names and the demo does not have', () => {
    writeEdit(KEY, { files: [{ name: 'old.ts', text: 'gone' }] });
    expect(createSession().getState()).toMatchObject({ files: ORIGINALS, isEdited: false });
  });
});

describe('EditSession opens a link', () => {
  it('that the user made, without a change', async () => {
    const session = await createShown('mine');
    session.noteLink('own');
    session.openLink('own', [{ name: 'Bars.tsx', text: 'mine' }]);
    expect(session.getState()).toMatchObject({ isUntrusted: false, undo: undefined });
  });
});

describe('EditSession prepares', () => {
  it('the frame and the packages of the code, and lives without', async () => {
    const session = createSession();
    loadScript.mockRejectedValue(new Error('offline'));
    await session.prepare();
    expect(frames).toHaveLength(1);
    expect(loadScript.mock.calls.map(([name]) => name)).toEqual(['react.js']);
    expect(session.getState().fault).toBeUndefined();
  });

  it('nothing while code is compiled: the next request would take its answer', async () => {
    const session = createSession();
    let answer: (compilation?: Compilation) => void = () => {};
    compile.mockImplementation(() => {
      answer();
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    session.change('Bars.tsx', 'good');
    await pause();
    void session.prepare();
    answer({ code: { modules: [], styles: [], imports: [] } });
    await pause();
    expect(getFrame().run).toHaveBeenCalledTimes(1);
  });

  it('nothing once it has ended', async () => {
    const session = createSession();
    session.end();
    await session.prepare();
    expect(frames).toHaveLength(0);
  });
});
