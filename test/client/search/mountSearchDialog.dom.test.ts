import '../theme/lightSystem';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountSearchDialog, type SearchIsland } from '../../../src/client/search/mountSearchDialog';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { createPage } from '../createPage';
import { arriveBy } from '../platform/arriveBy';

const page = createPage({ translations: readTranslations('interface') });

let search: SearchIsland;

const getDialog = () => document.querySelector('dialog')!;
const getField = () => getDialog().querySelector('input')!;

async function showPage(): Promise<void> {
  document.body.innerHTML = '<div class="site"><main></main></div>';
  await act(async () => {
    search = mountSearchDialog(page, { indexHref: '/x/search-index/en/1.json', texts: { label: 'Find' } });
  });
}

async function open(typed: string): Promise<void> {
  await act(async () => search.open(typed));
}

async function close(): Promise<void> {
  await act(async () => getDialog().close());
}

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  // The index is out of reach.
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showDialog() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function closeDialog() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  await showPage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('mountSearchDialog', () => {
  it('puts the dialog at the end of the page, closed, with nothing in it', () => {
    expect(document.querySelector('.site')!.lastElementChild!.firstElementChild).toBe(getDialog());
    expect(getDialog().open).toBe(false);
    expect(getDialog().getAttribute('aria-label')).toBe('Find');
    expect(getDialog().childElementCount).toBe(0);
    expect(document.documentElement.hasAttribute('data-dialog-open')).toBe(false);
  });

  it('is open at once, with what was typed: the next key belongs to the field', () => {
    // Without waiting for anything.
    search.open('row');
    expect(getDialog().open).toBe(true);
    expect(getField().value).toBe('row');
    expect(document.documentElement.hasAttribute('data-dialog-open')).toBe(true);
  });

  it('gives the field an Enter that was pressed after the query', () => {
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    getDialog().addEventListener('keydown', onKeyDown);
    search.open('row', true);
    expect(onKeyDown.mock.calls.map(([event]) => [event.key, event.target])).toEqual([['Enter', getField()]]);
  });

  it('closes', async () => {
    await open('row');
    await close();
    expect(getDialog().childElementCount).toBe(0);
    expect(document.documentElement.hasAttribute('data-dialog-open')).toBe(false);
  });

  it('has the last query when it opens again, and gives it up for what was typed', async () => {
    await open('');
    await act(async () => fireEvent.input(getField(), { target: { value: 'cell' } }));
    await close();
    await open('');
    expect(getField().value).toBe('cell');
    await close();
    await open('row');
    expect(getField().value).toBe('row');
    await close();
    await open('row');
    expect(getField().value).toBe('row');
  });

  it.each([
    ['link', 'cell'],
    ['back_forward', 'cell'],
    ['reload', ''],
    ['address', ''],
  ] as const)(
    'has the last query on the next page, unless the visit begins anew: %s, "%s"',
    async (way, query) => {
      await open('');
      await act(async () => fireEvent.input(getField(), { target: { value: 'cell' } }));
      await close();
      arriveBy(way);
      await showPage();
      await open('');
      expect(getField().value).toBe(query);
      vi.restoreAllMocks();
    },
  );

  it('selects the last query, so that the first key replaces it', async () => {
    const select = vi.spyOn(HTMLInputElement.prototype, 'select');
    await open('row');
    expect(select).not.toHaveBeenCalled();
    await close();
    await open('');
    expect(select).toHaveBeenCalledOnce();
    select.mockRestore();
  });
});
