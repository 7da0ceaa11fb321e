import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arriveBy } from '../platform/arriveBy';

/** The system's choice of a colour mode. */
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

/** Shows an island of a page with a theme. @returns what it may do, and how often it rendered */
async function showIsland() {
  // With the page; the theme's state comes with the first part that needs it.
  const { followTheme } = await import('../../../src/client/theme/followTheme');
  followTheme('ltr');
  const modules = await loadModules();
  const { ThemeContext, useChangeTheme, useThemeDispatch } = modules;
  const island = { renders: 0, dispatch: undefined as unknown as Dispatch, change: (() => {}) as Function };
  const Island = () => {
    island.renders += 1;
    island.dispatch = useThemeDispatch();
    island.change = useChangeTheme();
    return null;
  };
  render(
    <ThemeContext value>
      <Island />
    </ThemeContext>,
  );
  return { ...modules, island };
}

/** The user follows a link: nothing of this page is left but what browsers keep. */
function leavePage(): void {
  cleanup();
  vi.resetModules();
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('dir');
}

const readVariable = (name: string) => document.documentElement.style.getPropertyValue(name);

beforeEach(() => {
  vi.resetModules();
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('dir');
  sessionStorage.clear();
  arriveBy('link');
});

afterEach(() => {
  cleanup();
  document.cookie = 'paletteColors=;max-age=0;path=/';
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a component without the theme', () => {
  it('renders, and throws once it dispatches', async () => {
    const { useChangeTheme, useThemeDispatch, useThemeState } = await loadModules();
    let dispatch: Dispatch | undefined;
    let change: ReturnType<typeof useChangeTheme> | undefined;
    const Page = () => {
      dispatch = useThemeDispatch();
      change = useChangeTheme();
      return useThemeState().direction;
    };
    render(<Page />);
    const message = 'Forgot to wrap component in `ThemeProvider`';
    expect(() => dispatch?.({ type: 'RESET_DENSITY' })).toThrow(message);
    expect(() => change?.({ direction: 'rtl' })).toThrow(message);
  });

  it('leaves the document alone: no direction, no class of a mode', () => {
    render(<p>Playground</p>);
    expect(document.body.hasAttribute('dir')).toBe(false);
    expect(document.body.className).not.toContain('mode-');
  });
});

describe('a change of the theme', () => {
  it('writes the direction to the body', async () => {
    const { island } = await showIsland();
    expect(document.body.dir).toBe('ltr');
    await act(async () => island.change({ direction: 'rtl' }));
    expect(document.body.dir).toBe('rtl');
  });

  it('renders nothing that does not show it', async () => {
    const { island, setColorMode } = await showIsland();
    const { renders } = island;
    await act(async () => {
      island.change({ direction: 'rtl' });
      island.dispatch({ type: 'SET_DENSE', payload: true });
      setColorMode('dark');
    });
    expect(island.renders).toBe(renders);
  });

  it('throws for an unknown action, by its type', async () => {
    const { island } = await showIsland();
    expect(() => island.dispatch({ type: 'SET_COLOR' } as never)).toThrow('`SET_COLOR`');
  });

  it('shows the spacing by a variable, none for the default', async () => {
    const { island } = await showIsland();
    await act(async () => island.dispatch({ type: 'INCREASE_SPACING' }));
    expect(readVariable('--mui-spacing')).toBe('9px');
    await act(async () => island.dispatch({ type: 'RESET_DENSITY' }));
    expect(readVariable('--mui-spacing')).toBe('');
  });
});

describe('what the user chose for the visit', () => {
  it('is there on the next page', async () => {
    const { island } = await showIsland();
    await act(async () => {
      island.change({ direction: 'rtl' });
      island.dispatch({ type: 'SET_DENSE', payload: true });
      island.dispatch({ type: 'INCREASE_SPACING' });
    });
    const { dense, spacing } = (await loadModules()).getThemeState();
    expect(dense).toBe(true);
    leavePage();
    const { getThemeState } = await showIsland();
    expect(document.body.dir).toBe('rtl');
    expect(getThemeState()).toMatchObject({ dense, direction: 'rtl', spacing });
    expect(readVariable('--mui-spacing')).toBe(`${spacing}px`);
  });

  it('is given up by a reload', async () => {
    const { island } = await showIsland();
    await act(async () => island.change({ direction: 'rtl' }));
    leavePage();
    arriveBy('reload');
    const { getInitialThemeState, getThemeState } = await showIsland();
    expect(document.body.dir).toBe('ltr');
    expect(getThemeState()).toEqual(getInitialThemeState());
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

  it.each(['{', 'null', '{"primary":{"main":5}}', '{"primary":"#abc"}'])(
    'are ignored when the cookie is %s',
    async (value) => {
      document.cookie = `paletteColors=${value}`;
      const { getThemeState } = await showIsland();
      expect(getThemeState().paletteColors).toEqual({});
      expect(document.documentElement.getAttribute('style') ?? '').toBe('');
    },
  );

  it('take away what the boot script showed when the user resets the colours', async () => {
    document.cookie = 'paletteColors={"primary":{"300":"#eee","main":"#abc"}}';
    const { island } = await showIsland();
    expect(readVariable('--user-primary-300')).toBe('#eee');
    await act(async () => island.dispatch({ type: 'RESET_COLORS' }));
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });
});
