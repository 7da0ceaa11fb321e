import '../theme/lightSystem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlAds } from '../../../src/client/ads/controlAds';
import { controlDemo } from '../../../src/client/demo/controlDemo';
import { controlHealthPage } from '../../../src/client/health-page/controlHealthPage';
import { controlNotFoundPage } from '../../../src/client/layout/controlNotFoundPage';
import { controlMenu } from '../../../src/client/navigation/controlMenu';
import { controlContent, prepareContent } from '../../../src/client/content/contentController';
import { mountInlineSearch } from '../../../src/client/search/mountInlineSearch';
import { startPage } from '../../../src/client/start/startPage';
import { startServices } from '../../../src/client/start/startServices';
import { followDemoThemeFont } from '../../../src/client/theme/followDemoThemeFont';
import { followTheme } from '../../../src/client/theme/followTheme';
import { isDocsDomain } from '../../../src/shared/paths/docsDomain';
import { STARTED_MARK } from '../../../src/client/start/startedMark';
import { createPage } from '../createPage';
import { trackListeners } from '../trackListeners';

// Each controller has its own tests, and those in a browser use it.
vi.mock(import('../../../src/client/ads/controlAds'), { spy: true });
vi.mock(import('../../../src/client/demo/controlDemo'), { spy: true });
vi.mock(import('../../../src/client/health-page/controlHealthPage'), { spy: true });
vi.mock(import('../../../src/client/layout/controlNotFoundPage'), { spy: true });
vi.mock(import('../../../src/client/navigation/controlMenu'), { spy: true });
vi.mock(import('../../../src/client/content/contentController'), { spy: true });
vi.mock(import('../../../src/client/search/mountInlineSearch'), { spy: true });
vi.mock(import('../../../src/client/start/startServices'), { spy: true });
vi.mock(import('../../../src/client/theme/followDemoThemeFont'), { spy: true });
vi.mock(import('../../../src/client/theme/followTheme'), { spy: true });
vi.mock(import('../../../src/shared/paths/docsDomain'), { spy: true });

const { modules } = createPage();

const ALL = [controlMenu, controlHealthPage, controlNotFoundPage, mountInlineSearch, controlAds];

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;

/** What loads later has loaded. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const end = vi.fn<() => void>();
let leavePage: () => void;

beforeEach(() => {
  leavePage = trackListeners();
  vi.stubGlobal('docsTexts', { en: { copied: 'Copied' } });
  document.documentElement.lang = 'en';
  for (const control of ALL) {
    vi.mocked(control).mockReset();
    vi.mocked(control as () => void).mockImplementation(() => {});
  }
  end.mockReset();
  vi.mocked(controlDemo).mockReset().mockReturnValue(end);
  vi.mocked(controlContent)
    .mockReset()
    .mockReturnValue(() => {});
  vi.mocked(prepareContent)
    .mockReset()
    .mockImplementation(() => {});
  vi.mocked(followTheme)
    .mockReset()
    .mockImplementation(() => {});
  vi.mocked(followDemoThemeFont)
    .mockReset()
    .mockImplementation(() => {});
  vi.mocked(startServices)
    .mockReset()
    .mockImplementation(() => {});
  vi.mocked(isDocsDomain).mockReset().mockReturnValue(false);
});

afterEach(() => {
  // Ends the demos of the test.
  vi.mocked(isDocsDomain).mockReturnValue(false);
  document.body.replaceChildren();
  startPage(modules);
  leavePage();
  vi.unstubAllGlobals();
});

describe('startPage', () => {
  it('starts nothing where the texts of the interface did not arrive', () => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '<main id="main-content"></main><nav class="menu"></nav>';
    expect(startPage(modules)).toBeUndefined();
    expect(controlMenu).not.toHaveBeenCalled();
    expect(controlContent).not.toHaveBeenCalled();
    expect(followTheme).not.toHaveBeenCalled();
  });

  it('says when the page has started', () => {
    performance.clearMarks();
    startPage(modules);
    expect(performance.getEntriesByName(STARTED_MARK)).toHaveLength(1);
  });

  it('leaves a rare part as it is that cannot come alive, and starts the others', async () => {
    vi.mocked(controlHealthPage).mockRejectedValue(new TypeError('Failed to fetch'));
    vi.mocked(mountInlineSearch).mockRejectedValue(new TypeError('Failed to fetch'));
    document.body.innerHTML =
      '<div class="search-page"></div><div class="health-page"></div><div class="not-found"></div>';
    // An unhandled rejection would fail the test.
    startPage(modules);
    await settle();
    expect(mountInlineSearch).toHaveBeenCalledOnce();
    expect(controlNotFoundPage).toHaveBeenCalledOnce();
  });

  it('follows the theme in the direction of the language, but in the playground', () => {
    startPage(modules);
    expect(followTheme).toHaveBeenCalledExactlyOnceWith('ltr');
    document.body.innerHTML = '<div class="playground"></div>';
    startPage(modules);
    expect(followTheme).toHaveBeenCalledOnce();
  });
});

describe('the demos', () => {
  const getControlled = () => vi.mocked(controlDemo).mock.calls.map(([element]) => element.id);

  it('are controlled, each by itself, also alone on a page', () => {
    document.body.innerHTML =
      '<section class="demo" id="a"></section><section class="demo" id="b"></section><div class="iframe-demo" id="c"></div>';
    startPage(modules);
    expect(getControlled()).toEqual(['a', 'b', 'c']);
  });

  it('are updated when the document changes: the new start, those that are gone end, the others stay', () => {
    document.body.innerHTML =
      '<main id="main-content"><section class="demo" id="a"></section><section class="demo" id="b"></section></main>';
    const page = startPage(modules)!;
    find('#a').remove();
    find('main').insertAdjacentHTML('beforeend', '<section class="demo" id="c"></section>');
    page.update();
    expect(end).toHaveBeenCalledOnce();
    expect(getControlled()).toEqual(['a', 'b', 'c']);
    expect(vi.mocked(prepareContent).mock.calls.map(([content]) => content)).toEqual([find('main')]);
    page.update();
    expect(end).toHaveBeenCalledOnce();
    expect(controlDemo).toHaveBeenCalledTimes(3);
  });
});

describe('what waits until the page rests', () => {
  it('is the advertisement, on a page that has a place for it', async () => {
    document.body.innerHTML = '<article></article>';
    startPage(modules);
    await settle();
    expect(controlAds).not.toHaveBeenCalled();
    document.body.innerHTML = '<article data-ads="on"></article>';
    startPage(modules);
    await expect.poll(() => controlAds).toHaveBeenCalledOnce();
    expect(vi.mocked(controlAds).mock.lastCall![0]).toBe(find('article'));
    expect(vi.mocked(controlAds).mock.lastCall![1]).toMatchObject({ language: 'en' });
  });

  it('is what runs on the docs domain only', async () => {
    startPage(modules);
    await settle();
    expect(startServices).not.toHaveBeenCalled();
    expect(followDemoThemeFont).not.toHaveBeenCalled();
    vi.mocked(isDocsDomain).mockReturnValue(true);
    startPage(modules);
    await expect.poll(() => startServices).toHaveBeenCalledOnce();
    expect(followDemoThemeFont).toHaveBeenCalledOnce();
  });

  it('is no service in the document of a demo, which belongs to the visit of the page around it', async () => {
    vi.mocked(isDocsDomain).mockReturnValue(true);
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
    startPage(modules);
    await expect.poll(() => followDemoThemeFont).toHaveBeenCalledOnce();
    await settle();
    expect(startServices).not.toHaveBeenCalled();
  });

  it('waits until the user sees a page that the browser rendered ahead', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    document.body.innerHTML = '<nav class="menu"></nav><article data-ads="on"></article>';
    startPage(modules);
    Reflect.deleteProperty(document, 'prerendering');
    await settle();
    expect(controlMenu).toHaveBeenCalledOnce();
    expect(controlAds).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    await expect.poll(() => controlAds).toHaveBeenCalledOnce();
  });
});
