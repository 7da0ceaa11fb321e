import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTranslations } from '../../../src/node/base/texts/readTexts';

const translations = readTranslations('interface');

const FRAGMENT = {
  system: { JS: [{ name: 'Rows.js', html: 'import\n  <b>rows</b>\nend', keyLines: [1, 2] }] },
};

const fetchFragment = vi.fn<typeof fetch>();
let container: HTMLElement;

function find<Found extends HTMLElement>(selector: string): Found {
  return container.querySelector<Found>(selector)!;
}

function press(name: string): Promise<void> {
  return act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}

/** Nothing has a size here. */
class SilentObserver {
  observe() {}
  disconnect() {}
}

/** The tools on a page that was just loaded. */
async function show(): Promise<void> {
  vi.resetModules();
  const { DemoTools } = await import('../../../src/client/demo/DemoTools');
  const { LanguageProvider } = await import('../../../src/client/providers/language/LanguageProvider');
  await act(async () => {
    render(
      <LanguageProvider language="en" translations={translations}>
        <DemoTools
          demo={{ name: 'Rows', pageId: 'data-grid/rows', mode: 'hydrate' }}
          section={find('section')}
          onStyling={() => {}}
          onReset={() => {}}
        />
      </LanguageProvider>,
      { container: find('#tools') },
    );
  });
}

/** The code that the user sees. */
function getShownCode(): string[] {
  return [...container.querySelectorAll('figure.code')]
    .filter((code) => !code.closest('[hidden]'))
    .map((code) => code.querySelector('pre')!.textContent);
}

function openCode(): Promise<void> {
  return act(async () => {
    find<HTMLDetailsElement>('.demo-source').open = true;
    fireEvent(find('.demo-source'), new Event('toggle'));
  });
}

beforeEach(() => {
  fetchFragment.mockReset().mockImplementation(async () => Response.json(FRAGMENT));
  vi.stubGlobal('fetch', fetchFragment);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = vi.fn<() => void>();
  document.execCommand = vi.fn<() => boolean>(() => false);
  document.cookie = 'codeVariant=;max-age=0;path=/';
  container = document.createElement('div');
  container.innerHTML = `<section class="demo" id="Rows.tsx"><div class="demo-stage"></div><div id="tools"></div>
    <details class="demo-source"><summary><span class="demo-source-label">Source</span></summary>
    <figure class="code"><pre><code>const rows: Row[]</code></pre></figure><div class="demo-other-source"></div></details>
    <figure class="demo-key"><pre><code>rows: <b>Row</b>[]</code></pre></figure></section>
    <div id="announcer" aria-live="polite"></div>`;
  document.body.append(container);
});

afterEach(() => {
  cleanup();
  container.remove();
  vi.unstubAllGlobals();
});

describe('key lines', () => {
  const getKeyLines = () => find('.demo-key code').innerHTML;

  it('are those of the page, which loads nothing for them', async () => {
    await show();
    await openCode();
    expect(getKeyLines()).toBe('rows: <b>Row</b>[]');
    expect(fetchFragment).not.toHaveBeenCalled();
  });

  it('are those of the chosen language while the code is closed, and follow the choice', async () => {
    document.cookie = 'codeVariant=JS;path=/';
    await show();
    await expect.poll(getKeyLines).toBe('<b>rows</b>');
    expect(getShownCode()).toEqual([]);
    await openCode();
    expect(getShownCode()).toEqual(['import\n  rows\nend']);
    await press('TS');
    expect(getKeyLines()).toBe('rows: <b>Row</b>[]');
  });

  it('stay where the source cannot be loaded', async () => {
    fetchFragment.mockRejectedValue(new Error('offline'));
    document.cookie = 'codeVariant=JS;path=/';
    await show();
    expect(getKeyLines()).toBe('rows: <b>Row</b>[]');
  });
});

describe('DemoTools', () => {
  it('knows its code beside what opens in the demo', async () => {
    find('.demo-stage').innerHTML = '<details><summary>Show as a table</summary></details>';
    await show();
    await openCode();
    await press('JS');
    await expect.poll(getShownCode).toEqual(['import\n  rows\nend']);
  });

  it('says nothing when nothing could be copied', async () => {
    vi.stubGlobal('navigator', {
      clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) },
      platform: 'Linux',
    });
    await show();
    await press('Copy the whole file');
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
    expect(find('#announcer').textContent).toBe('');
  });
});
