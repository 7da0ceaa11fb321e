import '../theme/lightSystem';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountInlineSearch } from '../../../src/client/search/mountInlineSearch';
import { mountSearchDialog } from '../../../src/client/search/mountSearchDialog';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { readSearchWords } from '../../../src/node/base/texts/readSearchWords';
import { packIndex } from '../../../src/shared/search/packIndex';
import texts from '../../../translations/search.json';
import { createPage } from '../createPage';

// The search renders more when the browser is idle, which may be after the tests, without a window.
vi.mock(import('../../../src/client/platform/whenIdle'), () => ({ whenIdle: () => () => {} }));

/** A prop that three pages have. */
const INDEX = packIndex({
  pages: ['DataGrid', 'DataGridPro', 'DataGridPremium'].map((name, number) => ({
    pathname: `/x/api/data-grid/${['data-grid', 'data-grid-pro', 'data-grid-premium'][number]!}`,
    title: `${name} API`,
    product: 'data-grid' as const,
    trail: [],
  })),
  records: [{ kind: 'prop', name: 'rowHeight', pages: [0, 1, 2] }],
  words: readSearchWords('en'),
  synonyms: [],
  shards: [],
  paragraphsPrefix: '/x/search-texts/en/1',
});

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** The search of a page with a query. @param name of its index, which no other test has loaded */
async function openPanel(name: string, loadIndex: () => Promise<Response>): Promise<HTMLElement> {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(loadIndex));
  const page = createPage({ translations: readTranslations('interface') });
  page.modules.loadSearchSetup.mockResolvedValue({ indexHref: `/x/search-index/en/${name}.json`, texts });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  history.replaceState(null, '', '/x/search/?q=rowHeight');
  await act(() => mountInlineSearch(place, page));
  return place;
}

describe('SearchPanel', () => {
  it('takes an Enter that comes before the index, also for a query that was there from the start', async () => {
    let finish = () => {};
    const load = () => new Promise<Response>((resolve) => (finish = () => resolve(Response.json(INDEX))));
    const place = await openPanel('late', load);
    const followed: string[] = [];
    place.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push((event.target as Element).closest('a')!.getAttribute('href')!);
    });
    await act(async () => fireEvent.keyDown(place.querySelector('input')!, { key: 'Enter' }));
    expect(followed).toEqual([]);
    await act(async () => finish());
    await waitFor(() => expect(followed).toEqual(['/x/api/data-grid/data-grid/#data-grid-prop-rowHeight']));
  });

  it('stays open beside a hit that opens in a new tab', async () => {
    const page = createPage({ translations: readTranslations('interface') });
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => Response.json(INDEX)),
    );
    document.body.innerHTML = '<div class="site"></div>';
    HTMLDialogElement.prototype.showModal = function showDialog() {
      this.open = true;
    };
    const close = vi.fn<() => void>();
    HTMLDialogElement.prototype.close = close;
    const setup = { indexHref: '/x/search-index/en/tabs.json', texts };
    await act(async () => mountSearchDialog(page, setup).open('rowHeight'));
    const link = () => document.querySelector<HTMLAnchorElement>('a[role="option"]')!;
    await waitFor(() => expect(link()).not.toBeNull());
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await act(async () => fireEvent.click(link(), { ctrlKey: true }));
    expect(close).not.toHaveBeenCalled();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await act(async () => fireEvent.click(link()));
    expect(close).toHaveBeenCalledOnce();
  });

  it('shows the pages of a name below its line when they are asked for, and moves to the first', async () => {
    const place = await openPanel('pages', async () => Response.json(INDEX));
    const listLines = () => [...place.querySelectorAll('[role="option"]')].map((line) => line.textContent);
    const getActive = () => place.querySelector('[role="option"][aria-selected="true"]');

    await waitFor(() => expect(listLines()).toHaveLength(2));
    expect(listLines()[1]).toBe('Also on 2 other pages');

    const field = place.querySelector('input')!;
    await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }));
    expect(getActive()!.textContent).toBe('Also on 2 other pages');
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    expect(listLines().slice(1)).toEqual(['Also on DataGridPro', 'Also on DataGridPremium']);
    expect(getActive()!.getAttribute('href')).toBe(
      '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rowHeight',
    );
  });
});
