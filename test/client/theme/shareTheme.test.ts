// @vitest-environment jsdom
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

const THEME = { dense: true, direction: 'rtl', spacing: 12 } as const;

beforeEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the page around frames', () => {
  it('answers an iframe that asks', async () => {
    const { dispatchToStore } = await start();
    dispatchToStore({ type: 'SET_DENSE', payload: true });
    const iframe = document.body.appendChild(document.createElement('iframe')).contentWindow!;
    const answer = vi.spyOn(iframe, 'postMessage').mockImplementation(() => {});
    receive({ type: 'docs-theme' } satisfies ThemeMessage, iframe);
    const theme = { dense: true, direction: 'ltr', spacing: 8 };
    expect(answer.mock.calls).toEqual([[{ type: 'docs-theme', theme }, location.origin]]);
  });

  it('tells frames of demos about a change, and no other iframe', async () => {
    const { dispatchToStore } = await start();
    document.body.innerHTML = '<div class="demo-window"><iframe></iframe></div><iframe></iframe>';
    const [demo, other] = [...document.querySelectorAll('iframe')].map(({ contentWindow }) =>
      vi.spyOn(contentWindow!, 'postMessage').mockImplementation(() => {}),
    );
    dispatchToStore({ type: 'CHANGE', payload: { direction: 'rtl' } });
    const theme = { dense: false, direction: 'rtl', spacing: 8 };
    expect(demo!.mock.calls).toEqual([[{ type: 'docs-theme', theme }, location.origin]]);
    expect(other).not.toHaveBeenCalled();
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
