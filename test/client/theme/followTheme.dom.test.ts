import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arriveBy } from '../platform/arriveBy';

/** The system's choice of a colour mode. */
let system: EventTarget & { matches: boolean };

/** The module as a page that was just loaded has it. */
async function follow(direction: 'ltr' | 'rtl'): Promise<void> {
  vi.resetModules();
  document.documentElement.dir = direction;
  const { followTheme } = await import('../../../src/client/theme/followTheme');
  followTheme(direction);
}

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  localStorage.clear();
  sessionStorage.clear();
  document.body.removeAttribute('dir');
  arriveBy('link');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
});

describe('followTheme', () => {
  it.each(['ltr', 'rtl'] as const)(
    'writes the direction of the language to the body: %s',
    async (direction) => {
      await follow(direction);
      expect(document.body.dir).toBe(direction);
    },
  );

  it('writes the direction that the user chose on the page before', async () => {
    await follow('ltr');
    const { storeVisitTheme } = await import('../../../src/client/theme/visitTheme');
    storeVisitTheme({ dense: false, direction: 'rtl', spacing: 8 });
    await follow('ltr');
    expect(document.body.dir).toBe('rtl');
    // A language that runs the other way has its own.
    storeVisitTheme({ dense: false, direction: 'ltr', spacing: 8 });
    await follow('rtl');
    expect(document.body.dir).toBe('rtl');
  });

  it('follows the color mode of the system', async () => {
    await follow('ltr');
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(document.documentElement.getAttribute('data-mui-color-scheme')).toBe('dark');
  });

  it('removes styles of the prerendered page, once', async () => {
    const addStyles = () => {
      document.head.append(Object.assign(document.createElement('style'), { id: 'jss-server-side' }));
    };
    addStyles();
    await follow('ltr');
    expect(document.getElementById('jss-server-side')).toBeNull();
    addStyles();
    system.dispatchEvent(new Event('change'));
    expect(document.getElementById('jss-server-side')).not.toBeNull();
    document.getElementById('jss-server-side')!.remove();
  });
});
