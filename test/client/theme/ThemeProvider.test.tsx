// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The system's choice of a colour mode. */
let system: EventTarget & { matches: boolean };

/** The modules as a page that was just loaded has them. */
async function loadModules() {
  return {
    ...(await import('../../../src/client/theme/ThemeProvider')),
    ...(await import('../../../src/client/theme/useTheme')),
    ...(await import('../../../src/client/theme/colorMode')),
    ...(await import('../../../src/client/theme/themeStore')),
  };
}

type Modules = Awaited<ReturnType<typeof loadModules>>;
type Dispatch = ReturnType<Modules['useThemeDispatch']>;

/** Shows a page below the provider. @returns what the page may do, and how often it rendered */
async function showPage() {
  const modules = await loadModules();
  const { ThemeProvider, useChangeTheme, useThemeDispatch } = modules;
  const page = { renders: 0, dispatch: undefined as unknown as Dispatch, change: (() => {}) as Function };
  const Page = () => {
    page.renders += 1;
    page.dispatch = useThemeDispatch();
    page.change = useChangeTheme();
    return null;
  };
  const { unmount } = render(
    <ThemeProvider direction="ltr">
      <Page />
    </ThemeProvider>,
  );
  return { ...modules, page, unmount };
}

const readVariable = (name: string) => document.documentElement.style.getPropertyValue(name);

beforeEach(() => {
  vi.resetModules();
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  document.documentElement.removeAttribute('style');
});

afterEach(() => {
  cleanup();
  document.cookie = 'paletteColors=;max-age=0;path=/';
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a component without the provider', () => {
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

  it('leaves the document alone: no direction, no class of a mode', async () => {
    render(<p>Playground</p>);
    expect(document.body.hasAttribute('dir')).toBe(false);
    expect(document.body.className).not.toContain('mode-');
  });
});

describe('ThemeProvider', () => {
  it('removes styles of the prerendered page, once', async () => {
    const addStyles = () => {
      document.head.append(Object.assign(document.createElement('style'), { id: 'jss-server-side' }));
    };
    addStyles();
    const { page } = await showPage();
    expect(document.getElementById('jss-server-side')).toBeNull();
    addStyles();
    await act(async () => page.change({ direction: 'rtl' }));
    expect(document.getElementById('jss-server-side')).not.toBeNull();
    document.getElementById('jss-server-side')!.remove();
  });

  it('writes the direction to the body', async () => {
    const { page } = await showPage();
    expect(document.body.dir).toBe('ltr');
    await act(async () => page.change({ direction: 'rtl' }));
    expect(document.body.dir).toBe('rtl');
  });

  it('takes the direction back when the user moves to a page without it', async () => {
    const { unmount } = await showPage();
    unmount();
    expect(document.body.hasAttribute('dir')).toBe(false);
  });

  it('renders nothing of the page for a change', async () => {
    const { page, setColorMode } = await showPage();
    const { renders } = page;
    await act(async () => {
      page.change({ direction: 'rtl' });
      page.dispatch({ type: 'SET_DENSE', payload: true });
      setColorMode('dark');
    });
    expect(page.renders).toBe(renders);
  });

  it('throws for an unknown action, by its type', async () => {
    const { page } = await showPage();
    expect(() => page.dispatch({ type: 'SET_COLOR' } as never)).toThrow('`SET_COLOR`');
  });

  it('shows the spacing by a variable, none for the default', async () => {
    const { page } = await showPage();
    await act(async () => page.dispatch({ type: 'INCREASE_SPACING' }));
    expect(readVariable('--mui-spacing')).toBe('9px');
    await act(async () => page.dispatch({ type: 'RESET_DENSITY' }));
    expect(readVariable('--mui-spacing')).toBe('');
  });
});

describe('preferences', () => {
  it('are read at the start: mode and palette, in one change', async () => {
    localStorage.setItem('mui-mode', 'dark');
    document.cookie = 'paletteColors={"primary":{"main":"#abc"}}';
    const { getThemeState, subscribeToTheme } = await import('../../../src/client/theme/themeStore');
    const onChange = vi.fn<() => void>();
    subscribeToTheme(onChange);
    await showPage();
    expect(onChange).toHaveBeenCalledOnce();
    expect(getThemeState()).toMatchObject({
      paletteMode: 'dark',
      paletteColors: { primary: { main: '#abc' } },
    });
    expect(readVariable('--reader-primary-main')).toBe('#abc');
  });

  it('change nothing where there are none', async () => {
    const { getInitialThemeState, getThemeState } = await showPage();
    expect(getThemeState()).toBe(getInitialThemeState());
  });

  it('are read again when the mode changes', async () => {
    const { getThemeState } = await showPage();
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
    const { getThemeState } = await showPage();
    document.cookie = 'paletteColors={"secondary":{"main":"#def"}}';
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(getThemeState().paletteColors).toEqual({ secondary: { main: '#def' } });
  });

  it.each(['{', 'null', '{"primary":{"main":5}}', '{"primary":"#abc"}'])(
    'are ignored when the cookie is %s',
    async (value) => {
      document.cookie = `paletteColors=${value}`;
      const { getThemeState } = await showPage();
      expect(getThemeState().paletteColors).toEqual({});
      expect(document.documentElement.getAttribute('style') ?? '').toBe('');
    },
  );

  it('take away what the boot script showed when the user resets the colours', async () => {
    document.cookie = 'paletteColors={"primary":{"300":"#eee","main":"#abc"}}';
    const { page } = await showPage();
    expect(readVariable('--reader-primary-300')).toBe('#eee');
    await act(async () => page.dispatch({ type: 'RESET_COLORS' }));
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });
});

describe('the direction of a language', () => {
  it('is that of page and theme until the user chooses another, and again when the language turns', async () => {
    const { ThemeProvider, getThemeState, useChangeTheme } = await loadModules();
    let change: ReturnType<typeof useChangeTheme> = () => {};
    const Page = () => {
      change = useChangeTheme();
      return null;
    };
    const show = (direction: 'ltr' | 'rtl') => (
      <ThemeProvider direction={direction}>
        <Page />
      </ThemeProvider>
    );
    const { rerender } = render(show('rtl'));
    expect([document.body.dir, getThemeState().direction]).toEqual(['rtl', 'rtl']);
    act(() => change({ direction: 'ltr' }));
    expect(document.body.dir).toBe('ltr');
    rerender(show('rtl'));
    expect(document.body.dir).toBe('ltr');
    rerender(show('ltr'));
    rerender(show('rtl'));
    expect([document.body.dir, getThemeState().direction]).toEqual(['rtl', 'rtl']);
  });
});
