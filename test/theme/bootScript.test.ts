import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../../src/theme/bootScript';

interface Browser {
  /** What local storage holds under `mui-mode`; an error is thrown. */
  stored?: string | Error;
  /** Whether the system asks for dark; an error is thrown. */
  isSystemDark?: boolean | Error;
}

function orThrow<Value>(value: Value | Error): Value {
  if (value instanceof Error) {
    throw value;
  }
  return value;
}

/** Runs the script in a document of its own. @returns the root element */
function boot({ stored, isSystemDark = false }: Browser): HTMLElement {
  const { document } = new JSDOM('<!doctype html><html data-mui-color-scheme="light">').window;
  vm.runInNewContext(bootScript, {
    document,
    localStorage: { getItem: (key: string) => orThrow(key === 'mui-mode' ? (stored ?? null) : 'dark') },
    matchMedia: (query: string) => ({
      matches: query === '(prefers-color-scheme: dark)' && orThrow(isSystemDark),
    }),
  });
  return document.documentElement;
}

describe('bootScript', () => {
  it.each<[Browser, 'light' | 'dark']>([
    [{}, 'light'],
    [{ isSystemDark: true }, 'dark'],
    [{ stored: 'system' }, 'light'],
    [{ stored: 'system', isSystemDark: true }, 'dark'],
    [{ stored: 'light', isSystemDark: true }, 'light'],
    [{ stored: 'dark' }, 'dark'],
    // Nothing that can be stored by hand breaks the page.
    [{ stored: 'sepia' }, 'light'],
    [{ stored: 'sepia', isSystemDark: true }, 'dark'],
    [{ stored: '', isSystemDark: true }, 'dark'],
    [{ stored: new Error('SecurityError') }, 'light'],
    [{ stored: new Error('SecurityError'), isSystemDark: true }, 'dark'],
    [{ isSystemDark: new Error('no media') }, 'light'],
    [{ stored: 'dark', isSystemDark: new Error('no media') }, 'dark'],
    [{ stored: new Error('SecurityError'), isSystemDark: new Error('no media') }, 'light'],
  ])('chooses the scheme: %o -> %s', (browser, scheme) => {
    expect(boot(browser).getAttribute('data-mui-color-scheme')).toBe(scheme);
  });

  it.each<Browser>([{}, { stored: new Error('SecurityError'), isSystemDark: new Error('no media') }])(
    'says that JavaScript runs: %o',
    (browser) => {
      expect(boot(browser).hasAttribute('data-js')).toBe(true);
    },
  );

  it('can stand in a script element', () => {
    expect(bootScript).not.toMatch(/<\/script|<!--/i);
  });
});
