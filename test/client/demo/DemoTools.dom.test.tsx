import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OtherStyling, Styling } from '../../../src/shared/demo/codePreferences';
import type { DemoData } from '../../../src/client/demo/demoData';
import { readTranslations } from '../../../src/node/base/texts/readTexts';

const translations = readTranslations('interface');

const FRAGMENT = {
  system: { JS: [{ name: 'Rows.js', html: 'const <b>rows</b>' }] },
  css: { TS: [{ name: 'Rows.tsx', html: 'css' }], JS: [{ name: 'Rows.js' }] },
};

const LUXON_FRAGMENT = {
  system: {
    TS: [{ name: 'Rows.tsx', html: 'const day: <b>DateTime</b>' }],
    JS: [{ name: 'Rows.js', html: 'const day' }],
  },
};

const fetchFragment = vi.fn<typeof fetch>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const onReset = vi.fn<() => void>();
let container: HTMLElement;
let styling: Styling;

function find<Found extends HTMLElement>(selector: string): Found {
  return container.querySelector<Found>(selector)!;
}

function getButton(name: string): HTMLButtonElement {
  return screen.getByRole('button', { name });
}

function getMenuItem(name: string): HTMLElement {
  return screen.getByRole('menuitem', { name });
}

function queryButton(name: string): HTMLElement | null {
  return screen.queryByRole('button', { name });
}

function click(element: HTMLElement): Promise<void> {
  return act(async () => {
    fireEvent.click(element);
    await vi.advanceTimersByTimeAsync(0);
  });
}

function choose(value: string): Promise<void> {
  return act(async () => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    await vi.advanceTimersByTimeAsync(0);
  });
}

/** Nothing has a size here. */
class SilentObserver {
  observe() {}
  disconnect() {}
}

/** The tools on a page that was just loaded. */
async function show(
  stylings?: OtherStyling[],
  hash = '',
  dateLibraries?: DemoData['dateLibraries'],
): Promise<void> {
  location.hash = hash;
  vi.resetModules();
  const { DemoTools } = await import('../../../src/client/demo/DemoTools');
  const { LanguageProvider } = await import('../../../src/client/providers/language/LanguageProvider');
  const demo: DemoData = {
    name: 'Rows',
    pageId: 'data-grid/rows',
    mode: 'hydrate',
    stylings,
    dateLibraries,
  };
  await act(async () => {
    render(
      <LanguageProvider language="en" translations={translations}>
        <DemoTools
          demo={demo}
          section={find('section')}
          onStyling={(next) => {
            styling = next;
          }}
          onReset={onReset}
        />
      </LanguageProvider>,
      { container: find('#tools') },
    );
    await vi.advanceTimersByTimeAsync(0);
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
    find<HTMLDetailsElement>('details').open = true;
    fireEvent(find('details'), new Event('toggle'));
    await vi.advanceTimersByTimeAsync(0);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  fetchFragment.mockReset().mockImplementation(async () => Response.json(FRAGMENT));
  writeText.mockReset().mockResolvedValue();
  onReset.mockReset();
  vi.stubGlobal('fetch', fetchFragment);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('navigator', { clipboard: { writeText }, platform: 'Linux' });
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = vi.fn<() => void>();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  document.execCommand = vi.fn<() => boolean>(() => false);
  for (const name of ['codeVariant', 'codeStyling', 'codeDateLibrary']) {
    document.cookie = `${name}=;max-age=0;path=/`;
  }
  container = document.createElement('div');
  container.innerHTML = `<section class="demo" id="Rows.tsx"><div class="demo-stage"></div><div id="tools"></div>
    <details class="demo-source"><summary><span class="demo-source-label">Source</span></summary>
    <figure class="code"><pre><code>const rows: Row[]</code></pre></figure><div class="demo-other-source"></div></details></section>
    <div id="announcer" aria-live="polite"></div>`;
  document.body.append(container);
});

afterEach(() => {
  cleanup();
  container.remove();
  location.hash = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('DemoTools', () => {
  it('offers the language while the code is open', async () => {
    await show();
    expect(queryButton('JS')).toBeNull();
    await openCode();
    expect(getButton('TS').getAttribute('aria-pressed')).toBe('true');
    expect(getButton('JS').getAttribute('aria-pressed')).toBe('false');
  });

  describe('key lines', () => {
    beforeEach(() => {
      find('.demo').insertAdjacentHTML(
        'beforeend',
        '<figure class="demo-key"><pre><code>rows: <b>Row</b>[]</code></pre></figure>',
      );
    });
    const getKeyLines = () => find('.demo-key').textContent;

    it('are those of the page, which loads nothing for them', async () => {
      await show();
      expect(getKeyLines()).toBe('rows: Row[]');
      expect(fetchFragment).not.toHaveBeenCalled();
    });

    it('are those of the chosen language while the code is closed, and follow the choice', async () => {
      const JS = [{ name: 'Rows.js', html: 'import\n  <b>rows</b>\nend', keyLines: [1, 2] }];
      fetchFragment.mockImplementation(async () => Response.json({ system: { JS } }));
      document.cookie = 'codeVariant=JS;path=/';
      await show();
      expect(find('.demo-key code').innerHTML).toBe('<b>rows</b>');
      expect(getShownCode()).toEqual([]);
      await openCode();
      expect(getShownCode()).toEqual(['import\n  rows\nend']);
      await click(getButton('TS'));
      expect(find('.demo-key code').innerHTML).toBe('rows: <b>Row</b>[]');
    });

    it('stay where the source cannot be loaded', async () => {
      fetchFragment.mockRejectedValue(new Error('offline'));
      document.cookie = 'codeVariant=JS;path=/';
      await show();
      expect(getKeyLines()).toBe('rows: Row[]');
    });
  });

  it('knows its code beside what opens in the demo', async () => {
    find('.demo-stage').innerHTML = '<details><summary>Show as a table</summary></details>';
    await show();
    await act(async () => {
      find<HTMLDetailsElement>('.demo-source').open = true;
      fireEvent(find('.demo-source'), new Event('toggle'));
    });
    await click(getButton('JS'));
    expect(getShownCode()).toEqual(['const rows']);
  });

  it('offers stylings for a demo that has several', async () => {
    await show();
    expect(queryButton('CSS')).toBeNull();
    cleanup();
    await show(['css']);
    expect(getButton('MUI System').getAttribute('aria-pressed')).toBe('true');
    expect(queryButton('Tailwind')).toBeNull();
    await click(getButton('CSS'));
    expect(styling).toBe('css');
  });

  it('fetches nothing before another source is shown', async () => {
    await show();
    await openCode();
    expect(fetchFragment).not.toHaveBeenCalled();
    await click(getButton('JS'));
    expect(fetchFragment.mock.calls.map(([href]) => href)).toEqual(['/demos/data-grid/rows/Rows.json']);
    expect(getShownCode()).toEqual(['const rows']);
    expect(find('.demo-other-source code').innerHTML).toBe('const <b>rows</b>');
    expect(find('.demo-source-label').textContent).toContain('Rows.js');
    await click(getButton('TS'));
    expect(getShownCode()).toEqual(['const rows: Row[]']);
    expect(find('.demo-other-source').childElementCount).toBe(0);
    expect(find('.demo-source-label').textContent).toContain('Rows.tsx');
  });

  it('disables TypeScript where the chosen styling has none', async () => {
    document.cookie = 'codeStyling=Tailwind;path=/';
    await show();
    await openCode();
    expect(getButton('TS').disabled).toBe(true);
    expect(getButton('JS').getAttribute('aria-pressed')).toBe('true');
    expect(styling).toBe('system');
  });

  it('offers date libraries for code that depends on one', async () => {
    await show();
    await openCode();
    expect(screen.queryByRole('combobox')).toBeNull();
    cleanup();
    await show(undefined, '', 'all');
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Date library' });
    expect([...list.options].map(({ text }) => text)).toEqual(['Day.js', 'date-fns', 'Luxon', 'Moment.js']);
    expect(list.value).toBe('dayjs');
    fetchFragment.mockImplementation(async () => Response.json(LUXON_FRAGMENT));
    await choose('luxon');
    expect(fetchFragment.mock.calls.map(([href]) => href)).toEqual(['/demos/data-grid/rows/Rows.luxon.json']);
    expect(getShownCode()).toEqual(['const day: DateTime']);
    await click(getButton('JS'));
    expect(getShownCode()).toEqual(['const day']);
    await click(find('.demo-toolbar [data-ga-event-action="copy"]'));
    expect(writeText.mock.calls).toEqual([['const day']]);
    await click(getButton('TS'));
    await choose('dayjs');
    expect(getShownCode()).toEqual(['const rows: Row[]']);
  });

  it('says where the chosen date library has no code, and shows Day.js', async () => {
    document.cookie = 'codeDateLibrary=moment;path=/';
    await show(undefined, '', ['date-fns', 'luxon']);
    await openCode();
    expect(getShownCode()).toEqual(['const rows: Row[]']);
    expect(find('.demo-note').textContent).toContain('Day.js code only');
    await choose('dayjs');
    expect(container.querySelector('.demo-note')).toBeNull();
    expect(fetchFragment).not.toHaveBeenCalled();
  });

  it('says that a source is out of reach, and tries again', async () => {
    fetchFragment.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await show();
    await openCode();
    await click(getButton('JS'));
    expect(getShownCode()).toEqual(['const rows: Row[]']);
    const note = screen.getByRole('alert');
    await click(within(note).getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(getShownCode()).toEqual(['const rows']);
  });

  it.each(['#Rows.tsx', '#Rows.js', '#tailwind-Rows.tsx'])(
    'opens and marks the demo for %s',
    async (hash) => {
      await show(undefined, hash);
      expect(find<HTMLDetailsElement>('details').open).toBe(true);
      expect(find('section').hasAttribute('data-target')).toBe(true);
      expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
    },
  );

  it.each(['', '#Columns.tsx', '#Rows', '#%E0%A4%A'])('leaves the demo alone for %s', async (hash) => {
    await show(undefined, hash);
    expect(find<HTMLDetailsElement>('details').open).toBe(false);
    expect(find('section').hasAttribute('data-target')).toBe(false);
  });

  it('starts the demo anew', async () => {
    await show();
    await click(getButton('Reset the demo'));
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('copies the source, and says so for 1000 ms', async () => {
    await show();
    await click(getButton('Copy the whole file'));
    expect(writeText.mock.calls).toEqual([['const rows: Row[]']]);
    expect(getButton('Copied').hasAttribute('data-copied')).toBe(true);
    expect(find('#announcer').textContent).toBe('Copied');
    await act(async () => vi.advanceTimersByTime(999));
    expect(getButton('Copied')).toBeDefined();
    await act(async () => vi.advanceTimersByTime(1));
    expect(queryButton('Copied')).toBeNull();
  });

  it('copies the chosen source while the code is closed, as text', async () => {
    document.cookie = 'codeVariant=JS;path=/';
    await show();
    await click(getButton('Copy the whole file'));
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(writeText.mock.calls).toEqual([['const rows']]);
  });

  it('says nothing when nothing could be copied', async () => {
    writeText.mockRejectedValue(new Error('NotAllowedError'));
    await show();
    await click(getButton('Copy the whole file'));
    expect(queryButton('Copied')).toBeNull();
    expect(find('#announcer').textContent).toBe('');
  });

  it('links the source that is shown', async () => {
    await show(['css'], '#css-Rows.js');
    const link = screen.getByRole('link', { name: 'Copy the link to this demo' });
    expect(link.getAttribute('href')).toBe('#css-Rows.js');
    await click(link);
    expect(writeText.mock.calls).toEqual([[expect.stringMatching(/#css-Rows\.js$/)]]);
    expect(screen.getByRole('link', { name: 'Copied' })).toBe(link);
  });

  it('links the page of the demo alone, in a tab of its own', async () => {
    history.replaceState(null, '', '/x/react-data-grid/rows/');
    await show(['css']);
    const link = screen.getByRole('link', { name: 'Open alone' });
    expect(link.getAttribute('href')).toBe('/demos/?page=/x/react-data-grid/rows/&demo=Rows');
    expect(link.getAttribute('target')).toBe('_blank');
    await click(getButton('CSS'));
    expect(link.getAttribute('href')).toBe('/demos/?page=/x/react-data-grid/rows/&demo=Rows&styling=css');
  });

  it('sets the focus to the start of the demo', async () => {
    await show();
    await click(getMenuItem('Focus the start of the demo'));
    expect(document.activeElement).toBe(find('.demo-stage'));
    getButton('Copy the whole file').focus();
    expect(find('.demo-stage').hasAttribute('tabindex')).toBe(false);
  });

  it('gives one demo a direction and a density of its own, and takes them back', async () => {
    await show();
    const stage = find('.demo-stage');
    const getSwitch = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    const isChecked = (name: string) => getSwitch(name).getAttribute('aria-checked');
    expect([isChecked('Right to left'), isChecked('Dense')]).toEqual(['false', 'false']);
    await click(getSwitch('Right to left'));
    await expect.poll(() => stage.dir).toBe('rtl');
    await click(getSwitch('Dense'));
    expect(stage.dataset.dense).toBe('true');
    expect([isChecked('Right to left'), isChecked('Dense')]).toEqual(['true', 'true']);
    expect(document.body.dir).toBe('');
    expect(sessionStorage).toHaveLength(0);
    await click(getSwitch('Right to left'));
    await click(getSwitch('Dense'));
    expect(stage.getAttributeNames()).toEqual(['class']);
  });

  it('tells the document of a demo in an iframe what was chosen for it', async () => {
    find('.demo-stage').outerHTML = '<div class="demo-window"><iframe></iframe></div>';
    const post = vi.spyOn(find<HTMLIFrameElement>('iframe').contentWindow!, 'postMessage');
    await show();
    await click(screen.getByRole('menuitemcheckbox', { name: 'Dense' }));
    expect(find('.demo-window').dataset.dense).toBe('true');
    expect(post.mock.calls.map(([message]) => message)).toEqual([
      { type: 'docs-theme', theme: { dense: true, direction: 'ltr', spacing: 8 } },
    ]);
  });

  it('says that a project could not be made, until that is read', async () => {
    fetchFragment.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await show();
    await click(getButton('Open in StackBlitz'));
    await expect.poll(() => screen.queryByRole('alert')).not.toBeNull();
    const note = screen.getByRole('alert');
    expect(note.textContent).toContain('Could not make the project.');
    expect(getButton('Open in StackBlitz').getAttribute('aria-busy')).toBe('false');
    await click(within(note).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names each action to analytics', async () => {
    await show(['tailwind', 'css']);
    await openCode();
    const actions = [...container.querySelectorAll<HTMLElement>('#tools [data-ga-event-category="demo"]')];
    expect(actions.map(({ dataset }) => dataset.gaEventAction)).toEqual([
      'styling-system',
      'styling-tailwind',
      'styling-css',
      'source-js',
      'source-ts',
      'reset',
      'edit',
      'copy',
      'stackblitz',
      'codesandbox',
      // The menu.
      'stackblitz',
      'codesandbox',
      'download',
      'github',
      'copy-ts-source-link',
      'open-alone',
      'reset',
      'reset-focus',
      'direction',
      'density',
      // The view.
      'copy-ts-source-link',
      'open-alone',
      'fill-window',
    ]);
    expect(new Set(actions.map(({ dataset }) => dataset.gaEventLabel))).toEqual(
      new Set(['data-grid/rows/Rows.tsx']),
    );
  });
});
