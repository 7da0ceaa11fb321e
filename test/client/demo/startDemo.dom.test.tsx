import '../theme/lightSystem';
import { useEffect, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded before the tests say that this is production: React and its renderer must agree.
import '../../../src/client/demo/mountDemo';
import { startDemo } from '../../../src/client/demo/startDemo';
import type { SiteModules } from '../../../src/client/providers/page/PageContext';
import { createPage } from '../createPage';
import { FakeObserver } from './FakeObserver';
import { stubPointerEvents } from './stubPointerEvents';

const onEnd = vi.fn<() => void>();

function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => onEnd, []);
  return <button onClick={() => setCount(count + 1)}>{`${count} orders`}</button>;
}

const MARKUP = '<div class="demo-snapshot"><button>0 orders</button></div>';

let stage: HTMLElement;
let end = () => {};
const onCrash = vi.fn<(error: Error) => void>();
const onUnloaded = vi.fn<() => void>();
const loadDemo = vi.fn<SiteModules['loadDemo']>();

function start(mode: 'hydrate' | 'replace' = 'hydrate'): void {
  end = startDemo({
    stage,
    demo: { name: 'Orders', moduleName: 'Orders', pageId: 'charts/bars', mode },
    page: { ...createPage(), modules: { ...createPage().modules, loadDemo } },
    onCrash,
    onUnloaded,
  });
}

function getButton(): HTMLButtonElement {
  return stage.querySelector('button')!;
}

function press(): void {
  getButton().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

async function waitForLive(): Promise<void> {
  await expect.poll(() => stage.dataset.live).toBe('');
}

/** Holds the demo's module back until it is let go, or refused. */
function holdModule() {
  let arrive!: (Demo: ComponentType) => void;
  let fail!: (error: Error) => void;
  const module = new Promise<ComponentType>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  loadDemo.mockReturnValue(module);
  return { module, arrive, fail };
}

beforeEach(() => {
  // jsdom has no animations.
  HTMLElement.prototype.getAnimations = () => [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  // Snapshots are taken over in production only.
  vi.stubEnv('NODE_ENV', 'production');
  stubPointerEvents();
  // jsdom does no layout.
  document.elementFromPoint = () => null;
  FakeObserver.all = [];
  stage = document.createElement('div');
  stage.innerHTML = MARKUP;
  document.body.append(stage);
  loadDemo.mockReset().mockResolvedValue(Counter);
  onCrash.mockReset();
  onUnloaded.mockReset();
  onEnd.mockReset();
});

afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('startDemo', () => {
  it('loads nothing while the demo is far from the view', () => {
    start();
    FakeObserver.report(stage, false);
    expect(loadDemo).not.toHaveBeenCalled();
  });

  it('loads the demo once for several presses, and does each again', async () => {
    start();
    press();
    press();
    await waitForLive();
    await expect.poll(() => getButton().textContent).toBe('2 orders');
    expect(loadDemo).toHaveBeenCalledOnce();
  });

  it('tells that the module threw', async () => {
    loadDemo.mockRejectedValue(new TypeError('rows is undefined'));
    start();
    FakeObserver.report(stage, true);
    await expect.poll(() => onCrash).toHaveBeenCalledWith(new TypeError('rows is undefined'));
    expect(onUnloaded).not.toHaveBeenCalled();
  });

  it('mounts nothing when the user left before the module arrived', async () => {
    const { arrive } = holdModule();
    const onRender = vi.fn<() => null>();
    start();
    FakeObserver.report(stage, true);
    end();
    arrive(onRender);
    // A demo that is started later is live: the one that was left would have been before it.
    loadDemo.mockResolvedValue(Counter);
    start();
    FakeObserver.report(stage, true);
    await waitForLive();
    expect(onRender).not.toHaveBeenCalled();
  });

  it('tells nothing when the user left before the module failed', async () => {
    const { module, fail } = holdModule();
    start();
    FakeObserver.report(stage, true);
    end();
    fail(new Error('aborted'));
    await expect(module).rejects.toThrow('aborted');
    // Whatever waits for the module has heard of it by then.
    await new Promise((resolve) => setImmediate(resolve));
    expect(onCrash).not.toHaveBeenCalled();
  });

  it('puts the snapshot back when it ends', async () => {
    start();
    press();
    await waitForLive();
    await expect.poll(() => getButton().textContent).toBe('1 orders');
    end();
    expect(stage.innerHTML).toBe(MARKUP);
    expect(stage.dataset.live).toBeUndefined();
    await expect.poll(() => onEnd).toHaveBeenCalledOnce();
  });

  it('listens to nothing after its end', () => {
    start();
    end();
    press();
    FakeObserver.report(stage, true);
    expect(loadDemo).not.toHaveBeenCalled();
  });
});
