import '../theme/lightSystem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlAds } from '../../../src/client/ads/controlAds';
import { controlHealthPage } from '../../../src/client/health-page/controlHealthPage';
import { controlNotFoundPage } from '../../../src/client/layout/controlNotFoundPage';
import { controlMenu } from '../../../src/client/navigation/controlMenu';
import { mountInlineSearch } from '../../../src/client/search/mountInlineSearch';
import { startPage } from '../../../src/client/start/startPage';
import { followTheme } from '../../../src/client/theme/followTheme';
import { createPage } from '../createPage';
import { trackListeners } from '../trackListeners';

// Each controller has its own tests, and those in a browser use it.
vi.mock(import('../../../src/client/ads/controlAds'), { spy: true });
vi.mock(import('../../../src/client/health-page/controlHealthPage'), { spy: true });
vi.mock(import('../../../src/client/layout/controlNotFoundPage'), { spy: true });
vi.mock(import('../../../src/client/navigation/controlMenu'), { spy: true });
vi.mock(import('../../../src/client/search/mountInlineSearch'), { spy: true });
vi.mock(import('../../../src/client/theme/followTheme'), { spy: true });

const { modules } = createPage();

const ALL = [controlMenu, controlHealthPage, controlNotFoundPage, mountInlineSearch, controlAds, followTheme];

/** What loads later has loaded. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let leavePage: () => void;

beforeEach(() => {
  leavePage = trackListeners();
  vi.stubGlobal('docsTexts', { en: { copied: 'Copied' } });
  document.documentElement.lang = 'en';
  for (const control of ALL) {
    vi.mocked(control).mockReset();
    vi.mocked(control as () => void).mockImplementation(() => {});
  }
});

afterEach(() => {
  document.body.replaceChildren();
  leavePage();
  vi.unstubAllGlobals();
});

describe('startPage', () => {
  it('starts nothing where the texts of the interface did not arrive', () => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '<main id="main-content"></main><nav class="menu"></nav>';
    expect(startPage(modules)).toBeUndefined();
    expect(controlMenu).not.toHaveBeenCalled();
    expect(followTheme).not.toHaveBeenCalled();
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

  it('waits with advertisements until the user sees a page that the browser rendered ahead', async () => {
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
