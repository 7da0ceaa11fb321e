import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The system's choice of a color mode. */
let system: EventTarget & { matches: boolean };

/** The modules as a page that was just loaded has them. */
async function loadModules() {
  return {
    ...(await import('../../../src/client/theme/ThemeContext')),
    ...(await import('../../../src/client/theme/useTheme')),
    ...(await import('../../../src/client/theme/colorMode')),
    ...(await import('../../../src/client/theme/themeStore')),
  };
}

type Modules = Awaited<ReturnType<typeof loadModules>>;
type Dispatch = ReturnType<Modules['useThemeDispatch']>;

/** Shows an island of a page with a theme. */
async function showIsland() {
  // With the page; the theme's state comes with the first part that needs it.
  const { followTheme } = await import('../../../src/client/theme/followTheme');
  followTheme('ltr');
  const modules = await loadModules();
  const { ThemeContext, useThemeDispatch } = modules;
  let dispatch!: Dispatch;
  const Island = () => {
    dispatch = useThemeDispatch();
    return null;
  };
  render(
    <ThemeContext value>
      <Island />
    </ThemeContext>,
  );
  return { ...modules, dispatch };
}

const readVariable = (name: string) => document.documentElement.style.getPropertyValue(name);

beforeEach(() => {
  vi.resetModules();
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('dir');
});

afterEach(() => {
  cleanup();
  document.cookie = 'paletteColors=;max-age=0;path=/';
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a change of the theme', () => {
  it('throws for an unknown action, by its type', async () => {
    const { dispatch } = await showIsland();
    expect(() => dispatch({ type: 'SET_COLOR' } as never)).toThrow('`SET_COLOR`');
  });
});

describe('preferences', () => {
  it('are read at the start: mode and palette, in one change', async () => {
    localStorage.setItem('mui-mode', 'dark');
    document.cookie = 'paletteColors={"primary":{"main":"#abc"}}';
    const { getThemeState, subscribeToTheme } = await import('../../../src/client/theme/themeStore');
    const onChange = vi.fn<() => void>();
    subscribeToTheme(onChange);
    await showIsland();
    expect(onChange).toHaveBeenCalledOnce();
    expect(getThemeState()).toMatchObject({
      paletteMode: 'dark',
      paletteColors: { primary: { main: '#abc' } },
    });
    expect(readVariable('--user-primary-main')).toBe('#abc');
  });

  it('change nothing where there are none', async () => {
    const { getInitialThemeState, getThemeState } = await showIsland();
    expect(getThemeState()).toBe(getInitialThemeState());
  });

  it('are read again when the mode changes', async () => {
    const { getThemeState } = await showIsland();
    document.cookie = 'paletteColors={"secondary":{"main":"#def"}}';
    await act(async () => {
      system.matches = true;
      system.dispatchEvent(new Event('change'));
    });
    expect(getThemeState()).toMatchObject({
      paletteMode: 'dark',
      paletteColors: { secondary: { main: '#def' } },
    });
  });

  it('are read again when the user comes back from another tab', async () => {
    const { getThemeState } = await showIsland();
    document.cookie = 'paletteColors={"secondary":{"main":"#def"}}';
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(getThemeState().paletteColors).toEqual({ secondary: { main: '#def' } });
  });

  it('take away what the boot script showed when the user resets the colors', async () => {
    document.cookie = 'paletteColors={"primary":{"300":"#eee","main":"#abc"}}';
    const { dispatch } = await showIsland();
    expect(readVariable('--user-primary-300')).toBe('#eee');
    await act(async () => dispatch({ type: 'RESET_COLORS' }));
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });
});
