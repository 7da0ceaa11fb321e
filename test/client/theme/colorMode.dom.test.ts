import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restorePage } from '../platform/restorePage';
import { trackListeners } from '../trackListeners';

/** The system's choice, as `matchMedia` tells it. */
class FakeMedia extends EventTarget {
  matches = false;

  choose(isDark: boolean) {
    this.matches = isDark;
    this.dispatchEvent(new Event('change'));
  }
}

let system: FakeMedia;

/** The module as a page that was just loaded has it. */
function loadModule() {
  return import('../../../src/client/theme/colorMode');
}

/** Follows the mode until the end of the test. */
async function follow() {
  const module = await loadModule();
  module.followColorMode();
  return module;
}

let leavePage: () => void;

function getShownScheme(): string | null {
  return document.documentElement.getAttribute('data-mui-color-scheme');
}

/** Another tab stored a mode; `null` as the key means that it cleared everything. */
function storeInOtherTab(mode: string, key: string | null = 'mui-mode'): void {
  localStorage.setItem('mui-mode', mode);
  dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => {
  leavePage = trackListeners();
  vi.resetModules();
  system = new FakeMedia();
  vi.stubGlobal('matchMedia', (query: string) => {
    expect(query).toBe('(prefers-color-scheme: dark)');
    return system;
  });
  document.body.className = 'site';
});

afterEach(() => {
  leavePage();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('is that of another page when the browser shows this one again as it was left', async () => {
  await follow();
  expect(getShownScheme()).toBe('light');
  localStorage.setItem('mui-mode', 'dark');
  restorePage();
  expect(getShownScheme()).toBe('dark');
});

describe('the stored mode', () => {
  it.each(['light', 'system', 'dark'])('is what the user chose: %s', async (mode) => {
    localStorage.setItem('mui-mode', mode);
    expect((await loadModule()).getColorMode()).toBe(mode);
  });

  it.each([undefined, '', 'sepia', 'Dark', '{}'])('is system when %j is stored', async (stored) => {
    if (stored !== undefined) {
      localStorage.setItem('mui-mode', stored);
    }
    expect((await loadModule()).getColorMode()).toBe('system');
  });

  it('is stored under the name that other pages of the host use', async () => {
    (await loadModule()).setColorMode('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
  });
});

describe('the scheme in force', () => {
  it('stays what the user chose when the system changes', async () => {
    localStorage.setItem('mui-mode', 'light');
    await follow();
    system.choose(true);
    expect(getShownScheme()).toBe('light');
  });

  it('is light on paper', async () => {
    localStorage.setItem('mui-mode', 'dark');
    await follow();
    dispatchEvent(new Event('beforeprint'));
    expect(getShownScheme()).toBe('light');
    dispatchEvent(new Event('afterprint'));
    expect(getShownScheme()).toBe('dark');
  });

  it('follows another tab that cleared its storage', async () => {
    localStorage.setItem('mui-mode', 'dark');
    await follow();
    storeInOtherTab('', null);
    expect(getShownScheme()).toBe('light');
  });

  it('does not follow what other tabs store for others', async () => {
    const { subscribeToColorMode } = await follow();
    const listener = vi.fn<() => void>();
    subscribeToColorMode(listener);
    storeInOtherTab('dark', 'packageManager');
    expect(listener).not.toHaveBeenCalled();
  });
});

it('gives the document a class of the scheme beside the others', async () => {
  const { setColorMode } = await follow();
  expect(document.body.className).toBe('site mode-light');
  setColorMode('dark');
  expect(document.body.className).toBe('site mode-dark');
  setColorMode('light');
  expect(document.body.className).toBe('site mode-light');
});

describe('listeners', () => {
  it('hear of a choice and of the system', async () => {
    const { setColorMode, subscribeToColorMode } = await follow();
    const listener = vi.fn<() => void>();
    subscribeToColorMode(listener);
    setColorMode('dark');
    setColorMode('system');
    system.choose(true);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('hear nothing after they left', async () => {
    const { setColorMode, subscribeToColorMode } = await follow();
    const listener = vi.fn<() => void>();
    subscribeToColorMode(listener)();
    setColorMode('dark');
    expect(listener).not.toHaveBeenCalled();
  });
});
