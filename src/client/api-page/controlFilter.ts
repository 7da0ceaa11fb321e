import type { Translate } from '../providers/language/LanguageProvider';
import { createRowsDisplay, isAway, type RowsDisplay } from './createRowsDisplay';
import { filterRows, type RowFilter } from './filterRows';
import { readChunks, type Chunk } from './readChunks';

/** The lists below a filter that sticks to the top. */
export interface FilterControl {
  /** Makes sure that a row is shown: gives the filter up when it hides the row. @returns whether anything changed */
  reveal: (row: HTMLElement) => boolean;
}

/** A list that begins so near to the lower edge of the view, in px, shows no answer there: its heading fills the room. */
const HEADING_ROOM = 200;

/** Where the answers would start above or below the view, goes to the lists: then they start below the filter. */
function scrollToLists(form: HTMLFormElement): void {
  const lists = form.closest('.api-search')?.nextElementSibling;
  if (!lists) {
    return;
  }
  const { top } = lists.getBoundingClientRect();
  const { bottom } = form.querySelector('.api-filter-field')!.getBoundingClientRect();
  if (top < bottom || top > innerHeight - HEADING_ROOM) {
    lists.scrollIntoView({ behavior: 'instant' });
  }
}

/** How many rows match: nothing when no row is left out. */
function countRows(t: Translate, count: number, total: number, isFiltered: boolean): string {
  if (count === 0) {
    return t('apiRows.noMatch');
  }
  return isFiltered ? t('apiRows.matches', { count: String(count), total: String(total) }) : '';
}

/** Lets the filter of a page choose the rows of all of its lists, letter by letter. */
export function controlFilter(root: HTMLElement, t: Translate): FilterControl {
  const form = root.querySelector<HTMLFormElement>('.api-filter');
  if (!form) {
    return { reveal: () => false };
  }
  let read: { chunks: Chunk[]; display: RowsDisplay; total: number } | undefined;
  // Asking the browser where things are makes it lay out the page: not at each letter.
  let isPlaceKnown = false;
  const readOnce = () => {
    if (!read) {
      const chunks = readChunks(root);
      const total = chunks.reduce((sum, { rows }) => sum + rows.length, 0);
      read = { chunks, display: createRowsDisplay(chunks), total };
      // What runs for the first time is slow: not at the first letter. Nothing changes: all rows are shown.
      read.display.show(filterRows(chunks, { text: '', requiredOnly: false, hideDeprecated: false }));
    }
    return read;
  };
  addEventListener('scroll', () => (isPlaceKnown = false), { passive: true });
  const filter = () => {
    const { chunks, display, total } = readOnce();
    const fields = new FormData(form);
    const query: RowFilter = {
      text: String(fields.get('filter') ?? ''),
      requiredOnly: fields.has('required'),
      hideDeprecated: fields.has('current'),
    };
    const isFiltered = query.text.trim() !== '' || query.requiredOnly || query.hideDeprecated;
    const rows = filterRows(chunks, query);
    if (!isPlaceKnown) {
      scrollToLists(form);
      isPlaceKnown = true;
    }
    display.show(rows);
    form.querySelector('output')!.textContent = countRows(t, rows.size, total, isFiltered);
  };
  // Before the first letter.
  form.addEventListener('focusin', readOnce);
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    read?.display.finish();
  });
  if (new FormData(form).get('filter')) {
    filter(); // The browser restored what was typed before a reload.
  }

  return {
    reveal: (row) => {
      const hasChanged = read?.display.finish() ?? false;
      if (!isAway(row)) {
        return hasChanged;
      }
      form.reset();
      filter();
      read?.display.finish();
      return true;
    },
  };
}
