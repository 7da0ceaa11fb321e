import { beforeEach, describe, expect, it, vi } from 'vitest';

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
  it('says nothing to the frame of edited code, which has another origin', async () => {
    const { dispatchToStore } = await start();
    const [demo, edited] = showIframes(
      '<div class="demo-window"><iframe></iframe><iframe sandbox="allow-scripts"></iframe></div>',
    );
    dispatchToStore({ type: 'SET_DENSE', payload: true });
    expect(demo!.post).toHaveBeenCalledOnce();
    expect(edited!.post).not.toHaveBeenCalled();
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
