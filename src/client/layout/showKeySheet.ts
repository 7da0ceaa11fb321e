import type { Translate } from '../../shared/translate';
import { createElement } from '../platform/createElement';

const ID = 'key-sheet';

/** What keys do, by the key of the text: alternatives, each a combination of keys. */
const KEYS = {
  search: [['/'], ['Ctrl', 'K']],
  copy: [['Ctrl', 'C']],
  close: [['Esc']],
  sheet: [['?']],
} as const;

const SEARCH_KEYS = {
  move: [['↑'], ['↓']],
  open: [['Enter']],
  openInTab: [['Ctrl', 'Enter']],
  remove: [['Shift', 'Delete']],
} as const;

type Combination = readonly string[];

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

function createKeys(combinations: readonly Combination[]): Node[] {
  return combinations.flatMap((combination) => [
    ...combination.map((key) => createElement('kbd', {}, key === 'Ctrl' && isApple() ? '⌘' : key)),
    document.createTextNode(' '),
  ]);
}

function createList(
  t: Translate,
  part: string,
  keys: Readonly<Record<string, readonly Combination[]>>,
): HTMLElement {
  const lines = Object.entries(keys).flatMap(([name, combinations]) => [
    createElement('dt', {}, ...createKeys(combinations)),
    createElement('dd', {}, t(`keySheet.${part}.${name}`)),
  ]);
  return createElement('dl', {}, ...lines);
}

function createSheet(t: Translate): HTMLDialogElement {
  const close = createElement('button', {
    type: 'button',
    class: 'icon-button',
    'aria-label': t('keySheet.close'),
  });
  close.append(createElement('span', { class: 'icon icon-close' }));
  const title = createElement('h2', { id: `${ID}-title` }, t('keySheet.title'));
  const sheet = createElement(
    'dialog',
    { id: ID, class: 'key-sheet', 'aria-labelledby': title.id },
    createElement('div', { class: 'key-sheet-head' }, title, close),
    createList(t, 'page', KEYS),
    createElement('h3', {}, t('keySheet.search.title')),
    createList(t, 'search', SEARCH_KEYS),
  );
  close.addEventListener('click', () => sheet.close());
  // A press beside the sheet is one on the dialog itself.
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close());
  sheet.addEventListener('close', () => sheet.remove());
  return sheet;
}

/** Shows what keys do on every page, above it. */
export function showKeySheet(t: Translate): void {
  if (!document.getElementById(ID)) {
    const sheet = createSheet(t);
    document.querySelector('.site')!.append(sheet);
    sheet.showModal();
  }
}
