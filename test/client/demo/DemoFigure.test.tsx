// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DemoProvider } from '../../../src/client/demo/DemoContext';
import { DemoFigure } from '../../../src/client/demo/DemoFigure';
import { startDemo } from '../../../src/client/demo/startDemo';
import { DocsProvider, type DocsConfig } from '../../../src/client/providers/docs/DocsProvider';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import type { CompiledDemo } from '../../../src/shared/page';
import { readTranslations } from '../../../src/node/texts/readTexts';

const translations = readTranslations('interface');

// What makes a demo live has its own tests.
vi.mock(import('../../../src/client/demo/startDemo'), { spy: true });
vi.mock(import('../../../src/client/demo/useDemoTools'), () => ({ useDemoTools: () => undefined }));

const DEMO: CompiledDemo = {
  name: 'SortedRows',
  pageId: 'data-grid/sorting',
  title: 'Rows by price',
  height: 320,
  isCodeOpen: false,
  files: [
    { name: 'SortedRows.tsx', key: '1', html: 'export default' },
    { name: 'data.ts', key: '2', html: 'export const rows' },
  ],
  staticForm: { mode: 'replace', html: '<p>Lamp</p>' },
};

const loadDemo = vi.fn<() => Promise<never>>();
const CONFIG: DocsConfig = {
  isExcludedFromLanguages: () => false,
  loadLanguagePack: vi.fn(),
  loadSearchSetup: vi.fn(),
};

const end = vi.fn<() => void>();

function createFigure(demo: Partial<CompiledDemo> = {}) {
  return (
    <LanguageProvider language="en" translations={translations}>
      <DocsProvider value={CONFIG}>
        <DemoProvider value={loadDemo}>
          <DemoFigure demo={{ ...DEMO, ...demo }} />
        </DemoProvider>
      </DocsProvider>
    </LanguageProvider>
  );
}

function show(demo?: Partial<CompiledDemo>) {
  return render(createFigure(demo));
}

function find<Found extends HTMLElement>(selector: string): Found {
  return document.querySelector<Found>(selector)!;
}

/** Lets the demo throw, and waits until what tells of it has been loaded. */
async function crash(): Promise<void> {
  const { onCrash } = vi.mocked(startDemo).mock.lastCall![0];
  act(() => onCrash(new TypeError('rows is undefined')));
  await screen.findByRole('alert', undefined, { timeout: 10_000 });
}

beforeEach(() => {
  end.mockReset();
  vi.mocked(startDemo).mockReset().mockReturnValue(end);
});

afterEach(cleanup);

describe('DemoFigure', () => {
  it('shows the static form, in the room that it needs', () => {
    show();
    const stage = find('.demo-stage');
    expect(stage.innerHTML).toBe('<div class="demo-form"><p>Lamp</p></div>');
    expect(stage.style.minHeight).toBe('320px');
  });

  it('starts the demo on its stage', () => {
    show();
    expect(startDemo).toHaveBeenCalledExactlyOnceWith({
      stage: find('.demo-stage'),
      demo: { name: 'SortedRows', moduleName: 'SortedRows', pageId: 'data-grid/sorting', mode: 'replace' },
      language: 'en',
      loadDemo,
      loadLanguagePack: CONFIG.loadLanguagePack,
      onCrash: expect.any(Function),
    });
  });

  it('shows a demo with a document of its own in an iframe, and starts nothing here', () => {
    show({ iframeHref: '/demos/data-grid/sorting/SortedRows/' });
    const iframe = find<HTMLIFrameElement>('iframe');
    expect(iframe.getAttribute('src')).toBe('/demos/data-grid/sorting/SortedRows/');
    expect(iframe.title).toBe('Rows by price');
    expect(iframe.parentElement!.style.height).toBe('320px');
    expect(startDemo).not.toHaveBeenCalled();
    expect(find('pre').textContent).toBe('export default');
  });

  it('ends the demo with the page', () => {
    const { unmount } = show();
    unmount();
    expect(end).toHaveBeenCalledOnce();
  });

  it('is named by its title, else by its file', () => {
    const { rerender } = show();
    expect(screen.getByRole('region', { name: 'Demo: Rows by price' })).toBeDefined();
    rerender(createFigure({ title: undefined }));
    expect(screen.getByRole('region', { name: 'Demo: SortedRows' })).toBeDefined();
  });

  it('links the API that its source uses below its code, as the build wrote it', () => {
    show({ api: { html: 'API: <code><a href="/x/api/data-grid/data-grid/">DataGrid</a></code>' } });
    const line = find('.demo-source .demo-api');
    expect(line.textContent).toBe('API: DataGrid');
    expect(line.previousElementSibling?.className).toBe('tabs');
  });

  it('has no such line when the source uses none', () => {
    show();
    expect(find('.demo-api')).toBeNull();
  });

  it.each([true, false])('opens its code as the page says: %s', (isCodeOpen) => {
    show({ isCodeOpen });
    expect(find<HTMLDetailsElement>('details').open).toBe(isCodeOpen);
  });

  it('shows each file under a tab, the demo first', () => {
    show();
    expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'SortedRows.tsx',
      'data.ts',
    ]);
    expect(find<HTMLInputElement>('label:first-of-type input').checked).toBe(true);
  });

  it('shows no tabs for one file', () => {
    show({ files: DEMO.files.slice(0, 1) });
    expect(find('label')).toBeNull();
    expect(find('pre').textContent).toBe('export default');
  });

  it('says what a demo threw, in its place', async () => {
    show();
    await crash();
    expect(screen.getByRole('alert').textContent).toContain('TypeError: rows is undefined');
    expect(find('.demo-stage').hidden).toBe(true);
  });

  it('starts a demo again when the user asks for it', async () => {
    show();
    await crash();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(find('.demo-stage').hidden).toBe(false);
    expect(end).toHaveBeenCalledOnce();
    expect(startDemo).toHaveBeenCalledTimes(2);
  });
});
