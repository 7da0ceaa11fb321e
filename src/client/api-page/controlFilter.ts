import { createElement } from '../platform/createElement';
import { debounce } from '../platform/debounce';
import { findHashTarget } from '../platform/findHashTarget';
import { findAnywhere, markMatches } from '../platform/markMatches';
import { whenIdle } from '../platform/whenIdle';
import { writeParameters } from '../platform/writeAddress';
import type { Translate } from '../providers/language/LanguageProvider';
import type { PageContext } from '../providers/page/PageContext';
import { createSearchLink } from '../search/createSearchLink';
import { createRowsDisplay, isAway, type RowsDisplay } from './createRowsDisplay';
import { filterRows, findNamed, type RowFilter } from './filterRows';
import { readChunks, type Chunk, type Row } from './readChunks';

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

/** The parts of a row in which words are marked. */
const MARKED = '.api-name, .api-facts, .api-body > :not(.api-demos), .message > *';

/** Shorter words are in nearly every row. */
const LEAST_MARKED = 2;

function markRows(rows: ReadonlySet<Row>, text: string): void {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter(({ length }) => length >= LEAST_MARKED);
  const elements = [...rows].flatMap((row) => [...row.element.querySelectorAll(MARKED)]);
  markMatches('row-match', elements, words, findAnywhere);
}

/** Leaves lists without rows, and what is not shown beside them, out of the contents list. */
function filterContents(chunks: readonly Chunk[], rows: ReadonlySet<Row>): void {
  const isShown = new Map<Element, boolean>();
  for (const chunk of chunks) {
    const hasRows = chunk.rows.some((row) => rows.has(row));
    for (const group of chunk.groups) {
      isShown.set(group, isShown.get(group) || hasRows);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a')) {
    const heading = findHashTarget(link.hash);
    const group = heading?.closest('.api-group, .api-section');
    link.parentElement!.hidden = group
      ? isShown.get(group) === false
      : heading?.getClientRects().length === 0;
  }
}

/** What is left to do where nothing matches: to clear the filter, or to search the site. */
function createWayOut(page: Pick<PageContext, 't' | 'language'>, onClear: () => void) {
  const clear = createElement('button', { type: 'button', class: 'button' }, page.t('apiRows.clear'));
  const link = createSearchLink(page);
  const element = createElement('p', { class: 'api-no-match' }, clear, link.element);
  element.hidden = true;
  clear.addEventListener('click', onClear);
  return {
    element,
    show(isShown: boolean, text: string) {
      element.hidden = !isShown;
      link.show(text);
    },
  };
}

/** Says that words are in the text of more rows than have them in their names, and shows these. */
function createMore(t: Translate, onShow: () => void) {
  const text = createElement('span');
  const button = createElement('button', { type: 'button', class: 'button' }, t('apiRows.showMore'));
  const element = createElement('div', { class: 'api-no-match api-more' }, text, button);
  element.hidden = true;
  button.addEventListener('click', onShow);
  return {
    element,
    show(count: number) {
      element.hidden = count === 0;
      text.textContent = t('apiRows.more', { count: String(count) });
    },
  };
}

/** How long the address waits for the user to pause, in ms: browsers limit how often it may change. */
const ADDRESS_WAIT_MS = 400;

/** The fields of a filter, each a parameter of the address. */
const listFields = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('input[name]');

/** Writes what is filtered into the address, so that a link and a reload keep it. */
const writeQuery = debounce((form: HTMLFormElement) => {
  const getText = ({ type, value, checked }: HTMLInputElement) =>
    type === 'checkbox' && !checked ? '' : value.trim();
  writeParameters([...listFields(form)].map((field) => [field.name, getText(field)]));
}, ADDRESS_WAIT_MS);

/** Fills in what a link filters; what the browser restored before a reload stays. @returns whether anything is filtered */
function readQuery(form: HTMLFormElement): boolean {
  const query = new URLSearchParams(location.search);
  return [...listFields(form)]
    .map((field) => {
      if (field.type === 'checkbox') {
        field.checked ||= query.has(field.name);
        return field.checked;
      }
      field.value ||= query.get(field.name) ?? '';
      return field.value !== '';
    })
    .includes(true);
}

/** Lets the filter of a page choose the rows of all of its lists, letter by letter. */
export function controlFilter(
  root: HTMLElement,
  { t, language }: Pick<PageContext, 't' | 'language'>,
): FilterControl {
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
  let stopMarking = () => {};
  const input = form.querySelector('input')!;
  const clear = () => {
    form.reset();
    filter();
    input.focus();
  };
  const wayOut = createWayOut({ t, language }, clear);
  const more = createMore(t, () => {
    filter(true);
    input.focus();
  });
  form.append(wayOut.element);
  const folds = root.querySelectorAll<HTMLDetailsElement>('.api-section > details');
  // The button for more stands below the last list.
  const lists = root.querySelectorAll('.api-section, .api-rows:not(.api-section *)');
  [...lists].at(-1)?.after(more.element);
  /** @param hasTexts whether rows are shown that have the words in their text alone */
  const filter = (hasTexts = false) => {
    const { chunks, display, total } = readOnce();
    const fields = new FormData(form);
    const query: RowFilter = {
      text: String(fields.get('filter') ?? ''),
      requiredOnly: fields.has('required'),
      hideDeprecated: fields.has('current'),
    };
    const isFiltered = query.text.trim() !== '' || query.requiredOnly || query.hideDeprecated;
    const found = filterRows(chunks, query);
    const named = findNamed(found, query.text);
    const rows = named.size === 0 || hasTexts ? found : named;
    if (!isPlaceKnown) {
      scrollToLists(form);
      isPlaceKnown = true;
    }
    if (isFiltered) {
      folds.forEach((fold) => (fold.open = true));
    }
    display.show(rows);
    root.toggleAttribute('data-filtered', isFiltered);
    wayOut.show(rows.size === 0, query.text.trim());
    more.show(found.size - rows.size);
    writeQuery(form);
    stopMarking();
    stopMarking = whenIdle(() => {
      markRows(rows, query.text);
      filterContents(chunks, rows);
    });
    form.querySelector('output')!.textContent = countRows(t, rows.size, total, isFiltered);
  };
  // Rows are read when the field gets the focus, before the first letter.
  form.addEventListener('focusin', readOnce);
  form.addEventListener('input', () => filter());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    read?.display.finish();
  });
  if (readQuery(form)) {
    filter();
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
