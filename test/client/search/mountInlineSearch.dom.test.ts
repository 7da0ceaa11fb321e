import '../theme/lightSystem';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountInlineSearch } from '../../../src/client/search/mountInlineSearch';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { createPage } from '../createPage';

// The search renders more when the browser is idle, which may be after the tests, without a window.
vi.mock(import('../../../src/client/platform/whenIdle'), () => ({ whenIdle: () => () => {} }));

const page = createPage({ translations: readTranslations('interface') });

let place: HTMLElement;

beforeEach(() => {
  // The index is out of reach.
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  page.modules.loadSearchSetup
    .mockReset()
    .mockResolvedValue({ indexHref: '/x/search-index/en/1.json', texts: { placeholder: 'A prop' } });
  place = document.createElement('div');
  document.body.replaceChildren(place);
});

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('mountInlineSearch', () => {
  it('renders the search in its place, with the query of the address', async () => {
    history.replaceState(null, '', '/x/search/?q=sort%20rows');
    await act(() => mountInlineSearch(place, page));
    expect(place.querySelector('input')!.value).toBe('sort rows');
    expect(page.modules.loadSearchSetup.mock.calls).toEqual([['en']]);
  });

  it('leaves the page as it is when the texts of the search are out of reach', async () => {
    page.modules.loadSearchSetup.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(mountInlineSearch(place, page)).rejects.toThrow('Failed to fetch');
    expect(place.innerHTML).toBe('');
  });
});
