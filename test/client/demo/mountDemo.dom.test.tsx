import '../theme/lightSystem';
import createCache from '@emotion/cache';
import { useTheme } from '@mui/material/styles';
import { useEffect, useId, useLayoutEffect, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoNameToPrefix } from '../../../src/client/demo/demoPrefix';
import { DemoProviders } from '../../../src/client/providers/demo/DemoProviders';
import { mountDemo } from '../../../src/client/demo/mountDemo';
import { defaultDemoTheme } from '../../../src/client/theme/createDemoTheme';

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

/** Puts a snapshot into the page and mounts the demo over it. */
function mount(mode: 'hydrate' | 'replace', Demo: ComponentType, html: string): HTMLElement {
  const stage = document.createElement('div');
  stage.innerHTML = `<div class="demo-snapshot">${html}</div>`;
  document.body.append(stage);
  unmount = mountDemo({ stage, name: 'Orders', mode, Demo, pack: {}, isUrgent: false, onCrash, onLive });
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
  it('waits behind its picture until it shows something', async () => {
    const shop = new EventTarget();
    const Slow = () => {
      const [isReady, setReady] = useState(false);
      useLayoutEffect(() => shop.addEventListener('open', () => setReady(true)), []);
      return isReady ? <p>Lamp</p> : <p />;
    };
    const stage = mount('replace', Slow, '<p>Lamp</p>');
    await expect.poll(() => find(stage, '.demo-live-waiting > p')).not.toBeNull();
    expect(find(stage, '.demo-snapshot').textContent).toBe('Lamp');
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

it('has the theme of its snapshot, and renders once for that', async () => {
  const onRender = vi.fn<() => void>();
  const Mirror = () => {
    const { direction, palette } = useTheme();
    onRender();
    return <p>{`${direction} ${palette.primary.main}`}</p>;
  };
  const stage = mount('hydrate', Mirror, renderMarkup(Mirror, 'Orders'));
  await expect.poll(() => onLive).toHaveBeenCalledOnce();
  expect(stage.textContent).toBe('ltr #1976d2');
  // Once for the markup of this test, once in the browser.
  expect(onRender).toHaveBeenCalledTimes(2);
});
