import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ThemeMessage } from '../../../src/client/theme/shareTheme';

/** Modules of their own for each test: the store keeps its state. */
async function start() {
  vi.resetModules();
  const { shareTheme } = await import('../../../src/client/theme/shareTheme');
  const store = await import('../../../src/client/theme/themeStore');
  shareTheme();
  return store;
}

function receive(data: unknown, source: unknown, origin = location.origin): void {
  dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
}

/** Shows iframes, by default that of a demo and another. @returns their windows, and what was sent to each */
function showIframes(html = '<div class="demo-window"><iframe></iframe></div><iframe></iframe>') {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('iframe')].map(({ contentWindow }) => ({
    window: contentWindow!,
    post: vi.spyOn(contentWindow!, 'postMessage').mockImplementation(() => {}),
  }));
}

const THEME = { dense: true, direction: 'rtl', spacing: 12 } as const;

beforeEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the page around frames', () => {
  it('answers an iframe that asks', async () => {
    const { dispatchToStore } = await start();
    dispatchToStore({ type: 'SET_DENSE', payload: true });
    const [demo, other] = showIframes();
    receive({ type: 'docs-theme' } satisfies ThemeMessage, demo!.window);
    receive({ type: 'docs-theme' } satisfies ThemeMessage, other!.window);
    const theme = { dense: true, direction: 'ltr', spacing: 8 };
    expect(demo!.post.mock.calls).toEqual([[{ type: 'docs-theme', theme }, location.origin]]);
    expect(other!.post).not.toHaveBeenCalled();
  });

  it('gives a demo what the user chose for it alone, and the others the theme of the page', async () => {
    const { dispatchToStore } = await start();
    const { updateIframes } = await import('../../../src/client/theme/shareTheme');
    const [demo] = showIframes(
      '<div class="demo-window" dir="rtl" data-dense="true"><iframe></iframe></div>',
    );
    updateIframes(document.querySelector('.demo-window')!);
    dispatchToStore({ type: 'SET_SPACING', payload: 9 });
    const theme = { dense: true, direction: 'rtl' };
    expect(demo!.post.mock.calls.map(([message]) => message)).toEqual([
      { type: 'docs-theme', theme: { ...theme, spacing: 8 } },
      { type: 'docs-theme', theme: { ...theme, spacing: 9 } },
    ]);
  });

  it('says nothing to the frame of edited code, which has another origin', async () => {
    const { dispatchToStore } = await start();
    const [demo, edited] = showIframes(
      '<div class="demo-window"><iframe></iframe><iframe sandbox="allow-scripts"></iframe></div>',
    );
    dispatchToStore({ type: 'SET_DENSE', payload: true });
    expect(demo!.post).toHaveBeenCalledOnce();
    expect(edited!.post).not.toHaveBeenCalled();
  });

  it('tells frames of demos about a change, and no other iframe', async () => {
    const { dispatchToStore } = await start();
    const [demo, other] = showIframes();
    dispatchToStore({ type: 'CHANGE', payload: { direction: 'rtl' } });
    const theme = { dense: false, direction: 'rtl', spacing: 8 };
    expect(demo!.post.mock.calls).toEqual([[{ type: 'docs-theme', theme }, location.origin]]);
    expect(other!.post).not.toHaveBeenCalled();
  });

  it('applies nothing that it receives', async () => {
    const { getThemeState, getInitialThemeState } = await start();
    receive({ type: 'docs-theme', theme: THEME }, window);
    expect(getThemeState()).toBe(getInitialThemeState());
  });
});

describe('an iframe', () => {
  const page = { postMessage: vi.fn() };

  beforeEach(() => {
    page.postMessage.mockReset();
    vi.spyOn(window, 'parent', 'get').mockReturnValue(page as unknown as Window & typeof globalThis);
  });

  it('requests the theme of its page, and applies it', async () => {
    const { getThemeState } = await start();
    expect(page.postMessage.mock.calls).toEqual([[{ type: 'docs-theme' }, location.origin]]);
    receive({ type: 'docs-theme', theme: THEME }, page);
    expect(getThemeState()).toMatchObject(THEME);
  });

  it.each([
    ['another origin', { type: 'docs-theme', theme: THEME }, 'https://example.com'],
    ['another kind', { type: 'theme', theme: THEME }, undefined],
    ['no direction', { type: 'docs-theme', theme: { ...THEME, direction: 'up' } }, undefined],
    ['no number', { type: 'docs-theme', theme: { ...THEME, spacing: '8px' } }, undefined],
    ['no theme', { type: 'docs-theme', theme: null }, undefined],
    ['text', 'docs-theme', undefined],
    ['nothing', null, undefined],
  ])('applies nothing of a message with %s', async (_, data, origin) => {
    const { getThemeState, getInitialThemeState } = await start();
    receive(data, page, origin);
    expect(getThemeState()).toBe(getInitialThemeState());
  });
});
