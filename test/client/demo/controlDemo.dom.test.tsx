import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonData } from '../../../src/client/components/JsonData';
import { controlDemo } from '../../../src/client/demo/controlDemo';
import { mountDemoTools } from '../../../src/client/demo/mountDemoTools';
import { showCrash } from '../../../src/client/demo/showCrash';
import { startDemo } from '../../../src/client/demo/startDemo';
import type { DemoData } from '../../../src/client/demo/demoData';
import { createPage } from '../createPage';
import { trackListeners } from '../trackListeners';
import { FakeObserver } from './FakeObserver';

// What makes a demo live, its tools and what tells of a crash have their own tests.
vi.mock(import('../../../src/client/demo/startDemo'), { spy: true });
vi.mock(import('../../../src/client/demo/showCrash'), { spy: true });
vi.mock(import('../../../src/client/demo/mountDemoTools'), { spy: true });

const DEMO: DemoData = {
  name: 'SortedRows',
  pageId: 'data-grid/sorting',
  mode: 'hydrate',
  stylings: ['tailwind', 'css'],
};

const MARKUP = '<div class="demo-stage"><div class="demo-form"></div></div><div class="demo-tools"></div>';

const page = createPage();
const stop = vi.fn<() => void>();
const unmountTools = vi.fn<() => void>();
const hideCrash = vi.fn<() => void>();
let root: HTMLElement;
let end: () => void;
let leavePage: () => void;

function control(): void {
  root = document.createElement('section');
  root.innerHTML = MARKUP + renderToStaticMarkup(<JsonData data={DEMO} />);
  document.body.append(root);
  end = controlDemo(root, page);
}

/** Lets the tools arrive. */
const waitForTools = () => expect.poll(() => mountDemoTools).toHaveBeenCalled();

const crash = () => vi.mocked(startDemo).mock.lastCall![0].onCrash(new Error('no rows'));

beforeEach(() => {
  leavePage = trackListeners();
  history.replaceState(null, '', '/x/react-data-grid/sorting/');
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  FakeObserver.all = [];
  stop.mockReset();
  unmountTools.mockReset();
  hideCrash.mockReset();
  vi.mocked(startDemo).mockReset().mockReturnValue(stop);
  vi.mocked(mountDemoTools).mockReset().mockReturnValue(unmountTools);
  vi.mocked(showCrash).mockReset().mockReturnValue(hideCrash);
});

afterEach(() => {
  end();
  leavePage();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a crash', () => {
  it('goes when the user tries again, with what was left of the demo', () => {
    control();
    crash();
    vi.mocked(showCrash).mock.lastCall![0].onRetry();
    expect(hideCrash).toHaveBeenCalledOnce();
    expect(stop).toHaveBeenCalledOnce();
    expect(startDemo).toHaveBeenCalledTimes(2);
    // The second start has not crashed.
    end();
    expect(hideCrash).toHaveBeenCalledOnce();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('goes with the demo', () => {
    control();
    crash();
    end();
    expect(hideCrash).toHaveBeenCalledOnce();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('the tools', () => {
  const come = () => {
    FakeObserver.report(root, true);
    root.dispatchEvent(new Event('pointerover'));
    root.dispatchEvent(new Event('focusin'));
  };

  it('stay away while nobody comes, and for the address of another demo', async () => {
    history.replaceState(null, '', '#OtherRows.tsx');
    control();
    FakeObserver.report(root, false);
    dispatchEvent(new Event('hashchange'));
    await import('../../../src/client/demo/mountDemoTools');
    expect(mountDemoTools).not.toHaveBeenCalled();
  });

  it('arrive once, whatever happens', async () => {
    control();
    come();
    await waitForTools();
    come();
    await import('../../../src/client/demo/mountDemoTools');
    expect(mountDemoTools).toHaveBeenCalledOnce();
  });

  it('are requested again when they were out of reach', async () => {
    vi.mocked(mountDemoTools).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    control();
    root.dispatchEvent(new Event('pointerover'));
    await waitForTools();
    root.dispatchEvent(new Event('pointerover'));
    await expect.poll(() => mountDemoTools).toHaveBeenCalledTimes(2);
  });

  it('go with the demo', async () => {
    control();
    FakeObserver.report(root, true);
    await waitForTools();
    end();
    expect(unmountTools).toHaveBeenCalledOnce();
  });

  it('do not arrive after the end', async () => {
    control();
    root.dispatchEvent(new Event('pointerover'));
    end();
    come();
    await import('../../../src/client/demo/mountDemoTools');
    await new Promise((resolve) => setTimeout(resolve));
    expect(mountDemoTools).not.toHaveBeenCalled();
  });
});
