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

const STAGE = '<div class="demo-stage"><div class="demo-form"></div></div>';
const TOOLS = '<div class="demo-tools"></div>';

const page = createPage();
const stop = vi.fn<() => void>();
const unmountTools = vi.fn<() => void>();
const hideCrash = vi.fn<() => void>();
let root: HTMLElement;
let end: () => void;
let leavePage: () => void;

function control(html = STAGE + TOOLS): void {
  root = document.createElement('section');
  root.innerHTML = html + renderToStaticMarkup(<JsonData data={DEMO} />);
  document.body.append(root);
  end = controlDemo(root, page);
}

/** What the demo was started with, each time. */
const getStarts = () => vi.mocked(startDemo).mock.calls.map(([options]) => options);

/** Lets the tools arrive. */
async function waitForTools() {
  await expect.poll(() => mountDemoTools).toHaveBeenCalled();
  return vi.mocked(mountDemoTools).mock.lastCall![0];
}

function crash(error = new Error('no rows')): void {
  getStarts().at(-1)!.onCrash(error);
}

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

describe('the demo', () => {
  it('starts on its stage', () => {
    control();
    expect(startDemo).toHaveBeenCalledExactlyOnceWith({
      stage: root.querySelector('.demo-stage'),
      demo: { name: 'SortedRows', moduleName: 'SortedRows', pageId: 'data-grid/sorting', mode: 'hydrate' },
      page,
      onCrash: expect.any(Function),
      onUnloaded: expect.any(Function),
    });
  });

  it('starts without tools where it has a page of its own', () => {
    control(STAGE);
    expect(startDemo).toHaveBeenCalledOnce();
    expect(FakeObserver.all).toEqual([]);
    end();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('starts nothing here when it has a document of its own', () => {
    control(`<div class="demo-window"><iframe src="about:blank"></iframe></div>${TOOLS}`);
    expect(startDemo).not.toHaveBeenCalled();
  });

  it('ends', () => {
    control();
    expect(stop).not.toHaveBeenCalled();
    end();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('a crash', () => {
  it('is shown in the place of the stage', () => {
    control();
    const error = new TypeError('rows is undefined');
    crash(error);
    expect(showCrash).toHaveBeenCalledExactlyOnceWith({
      stage: root.querySelector('.demo-stage'),
      demo: DEMO,
      error,
      page,
      onRetry: expect.any(Function),
    });
  });

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
  const come: [string, () => void][] = [
    ['the demo is near to the view', () => FakeObserver.report(root, true)],
    ['the pointer reaches it', () => root.dispatchEvent(new Event('pointerover'))],
    ['the focus reaches it', () => root.dispatchEvent(new Event('focusin'))],
  ];

  it.each(come)('arrive when %s', async (_, reach) => {
    control();
    reach();
    expect(await waitForTools()).toMatchObject({
      place: root.querySelector('.demo-tools'),
      section: root,
      demo: DEMO,
      page,
    });
  });

  it('arrive when the address leads to the demo, at the start and later', async () => {
    history.replaceState(null, '', '#css-SortedRows.js');
    control();
    await waitForTools();
    end();
    vi.mocked(mountDemoTools).mockClear();

    history.replaceState(null, '', '#');
    control();
    history.replaceState(null, '', '#SortedRows.tsx');
    dispatchEvent(new Event('hashchange'));
    await waitForTools();
  });

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
    come.forEach(([, reach]) => reach());
    await waitForTools();
    come.forEach(([, reach]) => reach());
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
    come.forEach(([, reach]) => reach());
    await import('../../../src/client/demo/mountDemoTools');
    await new Promise((resolve) => setTimeout(resolve));
    expect(mountDemoTools).not.toHaveBeenCalled();
  });

  it('start the demo in another styling, in the place of the static form', async () => {
    control();
    FakeObserver.report(root, true);
    const { onStyling } = await waitForTools();
    onStyling('system');
    expect(startDemo).toHaveBeenCalledOnce();
    onStyling('css');
    expect(stop).toHaveBeenCalledOnce();
    expect(getStarts()[1]!.demo).toMatchObject({ moduleName: 'SortedRows-css', mode: 'replace' });
    onStyling('css');
    expect(startDemo).toHaveBeenCalledTimes(2);
    onStyling('system');
    expect(getStarts()[2]!.demo).toMatchObject({ moduleName: 'SortedRows', mode: 'hydrate' });
  });

  it('start the demo anew', async () => {
    control();
    FakeObserver.report(root, true);
    const { onReset } = await waitForTools();
    onReset();
    expect(stop).toHaveBeenCalledOnce();
    expect(startDemo).toHaveBeenCalledTimes(2);
  });

  it('load the document of a demo in an iframe anew', async () => {
    control(`<div class="demo-window"><iframe src="about:blank" title="Rows"></iframe></div>${TOOLS}`);
    FakeObserver.report(root, true);
    const { onReset } = await waitForTools();
    const before = root.querySelector('iframe')!;
    onReset();
    const after = root.querySelector('iframe')!;
    expect(after).not.toBe(before);
    expect(after.outerHTML).toBe(before.outerHTML);
  });
});
