import '../theme/lightSystem';
import createCache from '@emotion/cache';
import Button from '@mui/material/Button';
import { useTheme, type Theme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import { useEffect, useId, useLayoutEffect, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoNameToPrefix } from '../../../src/client/demo/demoPrefix';
import { DemoProviders } from '../../../src/client/providers/demo/DemoProviders';
import { mountDemo } from '../../../src/client/demo/mountDemo';
import { writeOwnAppearance } from '../../../src/client/theme/ownAppearance';
import { defaultDemoTheme } from '../../../src/client/theme/createDemoTheme';
import type { createDocsTheme } from '../../../src/client/theme/createDocsTheme';
import type { LanguagePack } from '../../../src/client/theme/languagePack';
import { loadRtlCache } from '../../../src/client/theme/loadRtlCache';
import { dispatchToStore } from '../../../src/client/theme/themeStore';

const onCrash = vi.fn<(error: Error) => void>();
const onLive = vi.fn<() => void>();
let unmount = () => {};

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button id={useId()} onClick={() => setCount(count + 1)}>
      {count} orders
    </button>
  );
}

/** Throws when it is pressed. */
function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    throw new Error('out of stock');
  }
  return <button onClick={() => setBroken(true)}>Order</button>;
}

/** Server markup of a demo, as the build makes it. */
function renderMarkup(Demo: ComponentType, name: string): string {
  const tree = (
    <DemoProviders cache={createCache({ key: 'css' })} theme={defaultDemoTheme}>
      <Demo />
    </DemoProviders>
  );
  return renderToString(tree, { identifierPrefix: demoNameToPrefix(name) });
}

/** Puts a static form into the page and mounts the demo over it. */
function mount(
  mode: 'hydrate' | 'replace',
  Demo: ComponentType,
  html: string,
  pack: LanguagePack = {},
): HTMLElement {
  const stage = document.createElement('div');
  stage.innerHTML = `<div class="demo-form">${html}</div>`;
  document.body.append(stage);
  unmount = mountDemo({ stage, name: 'Orders', mode, Demo, pack, isUrgent: false, onCrash, onLive });
  return stage;
}

function find<Found extends HTMLElement>(stage: HTMLElement, selector: string): Found {
  return stage.querySelector<Found>(selector)!;
}

beforeEach(() => {
  // jsdom has no animations.
  HTMLElement.prototype.getAnimations = () => [];
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
  unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  onCrash.mockReset();
  onLive.mockReset();
});

describe('a demo with complete markup', () => {
  it('keeps the nodes of its markup and makes them live', async () => {
    const complain = vi.spyOn(console, 'error');
    const stage = mount('hydrate', Counter, renderMarkup(Counter, 'Orders'));
    const button = find(stage, 'button');
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    button.click();
    await expect.poll(() => button.textContent).toBe('1 orders');
    expect(find(stage, 'button')).toBe(button);
    expect(complain).not.toHaveBeenCalled();
  });

  it('is rendered again in development, where class names are others', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const stage = mount('hydrate', Counter, '<button class="css-production">0 orders</button>');
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    expect(find(stage, '.css-production')).toBeNull();
    expect(stage.textContent).toBe('0 orders');
  });

  it('tells what it threw, and stays alone with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const stage = mount('hydrate', Fragile, renderMarkup(Fragile, 'Orders'));
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    find(stage, 'button').click();
    await expect.poll(() => onCrash).toHaveBeenCalledOnce();
    expect(onCrash).toHaveBeenCalledWith(new Error('out of stock'));
  });

  it('tells an error even when something else was thrown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Throwing = () => {
      throw 'no error'; // oxlint-disable-line no-throw-literal
    };
    mount('hydrate', Throwing, '<p>Orders</p>');
    await expect.poll(() => onCrash).toHaveBeenCalledWith(new Error('no error'));
    expect(onLive).not.toHaveBeenCalled();
  });

  it('ends without a complaint before React has taken over its markup', async () => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', report);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const stage = mount('hydrate', Counter, renderMarkup(Counter, 'Orders'));
    unmount();
    unmount = () => {};
    await expect.poll(() => stage.textContent).toBe('');
    expect(report).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('ends', async () => {
    const onEnd = vi.fn<() => void>();
    const Demo = () => {
      useEffect(() => onEnd, []);
      return <p>Orders</p>;
    };
    mount('hydrate', Demo, '<p>Orders</p>');
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    unmount();
    await expect.poll(() => onEnd).toHaveBeenCalledOnce();
    unmount = () => {};
  });
});

describe('a demo with a picture', () => {
  it('takes the place of its picture', async () => {
    const stage = mount('replace', Counter, '<button>0 orders</button>');
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    expect(stage.children).toHaveLength(1);
    expect(find(stage, '.demo-form')).toBeNull();
    find(stage, 'button').click();
    await expect.poll(() => stage.textContent).toBe('1 orders');
  });

  it('waits behind its picture until it shows something', async () => {
    const shop = new EventTarget();
    const Slow = () => {
      const [isReady, setReady] = useState(false);
      useLayoutEffect(() => shop.addEventListener('open', () => setReady(true)), []);
      return isReady ? <p>Lamp</p> : <p />;
    };
    const stage = mount('replace', Slow, '<p>Lamp</p>');
    await expect.poll(() => find(stage, '.demo-live-waiting > p')).not.toBeNull();
    expect(find(stage, '.demo-form').textContent).toBe('Lamp');
    shop.dispatchEvent(new Event('open'));
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    expect(stage.innerHTML).toBe('<div class="demo-live"><p>Lamp</p></div>');
  });

  it('takes over the focus', async () => {
    const stage = mount('replace', Counter, '<button>0 orders</button>');
    find(stage, 'button').focus();
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(find(stage, '.demo-live button'));
  });

  it('leaves the focus elsewhere alone', async () => {
    const stage = mount('replace', Counter, '<button>0 orders</button>');
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    expect(stage.contains(document.activeElement)).toBe(false);
  });

  it('gives its ids the prefix of the demo', async () => {
    const stage = mount('replace', Counter, '<button>0 orders</button>');
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    expect(find(stage, 'button').id).toContain('demo-Orders-');
  });
});

describe('the theme of a demo', () => {
  afterEach(() => {
    dispatchToStore({ type: 'CHANGE', payload: { direction: 'ltr' } });
    dispatchToStore({ type: 'RESET_DENSITY' });
    dispatchToStore({ type: 'RESET_COLORS' });
  });

  /** Shows its theme, and counts its renders; keeps a state of its own. */
  function Mirror() {
    const theme = useTheme();
    const [count, setCount] = useState(0);
    onRender();
    return (
      <Button onClick={() => setCount(count + 1)}>
        {[theme.direction, theme.palette.primary.main, count].join(' ')}
      </Button>
    );
  }

  const onRender = vi.fn<() => void>();

  beforeEach(() => onRender.mockReset());

  async function mountMirror(pack?: LanguagePack): Promise<HTMLElement> {
    const stage = mount('hydrate', Mirror, renderMarkup(Mirror, 'Orders'), pack);
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    return stage;
  }

  it('is that of its static form, and it renders once for that', async () => {
    onRender.mockReset();
    const stage = await mountMirror();
    expect(stage.textContent).toBe('ltr #1976d2 0');
    // Once for the markup of this test, once in the browser.
    expect(onRender).toHaveBeenCalledTimes(2);
  });

  it('turns at once and keeps its state, with rules of the cache of its direction', async () => {
    const stage = await mountMirror();
    const button = find(stage, 'button');
    button.click();
    await expect.poll(() => stage.textContent).toBe('ltr #1976d2 1');
    dispatchToStore({ type: 'CHANGE', payload: { direction: 'rtl' } });
    await expect.poll(() => stage.textContent).toBe('rtl #1976d2 1');
    expect(find(stage, 'button')).toBe(button);
    expect(button.className).toMatch(/(^| )rtl-/);
    dispatchToStore({ type: 'CHANGE', payload: { direction: 'ltr' } });
    await expect.poll(() => stage.textContent).toBe('ltr #1976d2 1');
    expect(button.className).toMatch(/(^| )css-/);
    expect(button.className).not.toMatch(/rtl-/);
  });

  it('becomes dense', async () => {
    const stage = await mountMirror();
    dispatchToStore({ type: 'SET_DENSE', payload: true });
    await expect.poll(() => find(stage, 'button').className).toContain('MuiButton-sizeSmall');
  });

  it('is another where the user chose so for this demo alone, which keeps its state', async () => {
    await loadRtlCache();
    const other = document.createElement('div');
    other.innerHTML = `<div class="demo-form">${renderMarkup(Mirror, 'Others')}</div>`;
    document.body.append(other);
    const options = { Demo: Mirror, pack: {}, isUrgent: false, onCrash, onLive };
    const unmountOther = mountDemo({ stage: other, name: 'Others', mode: 'hydrate', ...options });
    await expect.poll(() => onLive).toHaveBeenCalledOnce();
    onLive.mockReset();

    const stage = await mountMirror();
    find(stage, 'button').click();
    await expect.poll(() => stage.textContent).toBe('ltr #1976d2 1');
    onRender.mockReset();
    writeOwnAppearance(stage, { direction: 'rtl', dense: true });
    await expect.poll(() => stage.textContent).toBe('rtl #1976d2 1');
    expect(find(stage, 'button').className).toMatch(/MuiButton-sizeSmall.* rtl-/);
    // The other demo did not even render.
    expect(onRender).toHaveBeenCalledOnce();
    expect(other.textContent).toBe('ltr #1976d2 0');

    writeOwnAppearance(stage, {});
    await expect.poll(() => stage.textContent).toBe('ltr #1976d2 1');
    expect(find(stage, 'button').className).not.toMatch(/rtl-|sizeSmall/);
    unmountOther();
  });

  it('stays left to right for a demo alone while all others turn', async () => {
    const stage = await mountMirror();
    writeOwnAppearance(stage, { direction: 'ltr' });
    dispatchToStore({
      type: 'CHANGE',
      payload: { direction: 'rtl', paletteColors: { primary: { main: '#00695c' } } },
    });
    await expect.poll(() => stage.textContent).toBe('ltr #00695c 0');
    expect(find(stage, 'button').className).toMatch(/(^| )css-/);
  });

  it('is the palette chosen before it was mounted, once it took its markup over', async () => {
    const complain = vi.spyOn(console, 'error');
    dispatchToStore({ type: 'CHANGE', payload: { paletteColors: { primary: { main: '#00695c' } } } });
    const stage = await mountMirror();
    await expect.poll(() => stage.textContent).toBe('ltr #00695c 0');
    expect(complain).not.toHaveBeenCalled();
  });

  it('renders nothing for a change of mode or of spacing', async () => {
    await mountMirror();
    onRender.mockReset();
    dispatchToStore({ type: 'CHANGE', payload: { paletteMode: 'dark' } });
    dispatchToStore({ type: 'INCREASE_SPACING' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(onRender).not.toHaveBeenCalled();
    dispatchToStore({ type: 'CHANGE', payload: { paletteMode: 'light' } });
  });

  it('speaks the language of the page, without a word about the markup', async () => {
    const complain = vi.spyOn(console, 'error');
    const Pages = () => (
      <TablePagination component="div" count={5} page={0} rowsPerPage={5} onPageChange={() => {}} />
    );
    const defaultProps = { labelRowsPerPage: '每页行数:' };
    const pack = { components: { MuiTablePagination: { defaultProps } } };
    const stage = mount('hydrate', Pages, renderMarkup(Pages, 'Orders'), pack);
    await expect.poll(() => stage.textContent).toContain('每页行数');
    expect(complain).not.toHaveBeenCalled();
  });

  it('can be looked at on the console', () => {
    const { theme, createTheme } = window as unknown as { theme: Theme; createTheme: typeof createDocsTheme };
    expect(theme).toBe(defaultDemoTheme);
    expect(createTheme().shape.borderRadius).toBe(4);
  });
});
