import type { Translate } from '../providers/language/LanguageProvider';
import { createRowsDisplay, isAway, type RowsDisplay } from './createRowsDisplay';
import { filterRows } from './filterRows';
import { readChunks, type Chunk } from './readChunks';

/** The lists below a filter that sticks to the top. */
export interface FilterControl {
  /** Makes sure that a row is shown: gives the filter up when it hides the row. @returns whether anything changed */
  reveal: (row: HTMLElement) => boolean;
}

/** Where the user has scrolled past the first list, goes back to it: the answer starts there. */
function scrollToLists(form: HTMLFormElement): void {
  const search = form.closest('.api-search');
  const lists = search?.nextElementSibling;
  if (search && lists) {
    const passed = lists.getBoundingClientRect().top - search.getBoundingClientRect().bottom;
    if (passed < 0) {
      scrollBy({ top: passed, behavior: 'instant' });
    }
  }
}

/** Lets the filter of a page choose the rows of all of its lists, letter by letter. */
export function controlFilter(root: HTMLElement, t: Translate): FilterControl {
  const form = root.querySelector<HTMLFormElement>('.api-filter');
  if (!form) {
    return { reveal: () => false };
  }
  let read: { chunks: Chunk[]; display: RowsDisplay } | undefined;
  // Asking the browser where things are makes it lay out the page: not at each letter.
  let hasScrolled = false;
  const readOnce = () => {
    if (!read) {
      const chunks = readChunks(root);
      read = { chunks, display: createRowsDisplay(chunks) };
      hasScrolled = scrollY > 0;
      // What runs for the first time is slow: not at the first letter. Nothing changes: all rows are shown.
      read.display.show(filterRows(chunks, { text: '', requiredOnly: false, hideDeprecated: false }));
    }
    return read;
  };
  addEventListener('scroll', () => (hasScrolled = true), { passive: true });
  const filter = () => {
    const { chunks, display } = readOnce();
    const fields = new FormData(form);
    const rows = filterRows(chunks, {
      text: String(fields.get('filter') ?? ''),
      requiredOnly: fields.has('required'),
      hideDeprecated: fields.has('current'),
    });
    if (hasScrolled) {
      scrollToLists(form);
      hasScrolled = false;
    }
    display.show(rows);
    form.querySelector('output')!.textContent = rows.size === 0 ? t('apiRows.noMatch') : '';
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
