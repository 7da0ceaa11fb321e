import type { Translate } from '../../shared/languages/translate';
import { createElement } from '../platform/createElement';

const ID = 'key-sheet';

/** What keys do on every page: alternatives, each a combination of keys, with the key of the text. */
const KEYS = [
  { name: 'search', keys: [['/'], ['Ctrl', 'K']] },
  { name: 'nextSection', keys: [['Alt', '↓']] },
  { name: 'previousSection', keys: [['Alt', '↑']] },
  { name: 'nextPage', keys: [['Alt', 'Page Down']] },
  { name: 'previousPage', keys: [['Alt', 'Page Up']] },
  { name: 'copy', keys: [['Ctrl', 'C']] },
  { name: 'close', keys: [['Esc']] },
  { name: 'sheet', keys: [['?']] },
] as const;

const SEARCH_KEYS = [
  { name: 'move', keys: [['↑'], ['↓']] },
  { name: 'open', keys: [['Enter']] },
  { name: 'openInTab', keys: [['Ctrl', 'Enter']] },
  { name: 'remove', keys: [['Shift', 'Delete']] },
] as const;

type Combination = readonly string[];

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

const APPLE_KEYS: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥' };

function createKeys(combinations: readonly Combination[]): Node[] {
  return combinations.flatMap((combination) => [
    ...combination.map((key) => createElement('kbd', {}, isApple() ? (APPLE_KEYS[key] ?? key) : key)),
    document.createTextNode(' '),
  ]);
}

/** @param text what the keys do */
function createLine(combinations: readonly Combination[], text: string): HTMLElement[] {
  return [createElement('dt', {}, ...createKeys(combinations)), createElement('dd', {}, text)];
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
    createElement(
      'dl',
      {},
      ...KEYS.flatMap(({ name, keys }) => createLine(keys, t(`keySheet.page.${name}`))),
    ),
    createElement('h3', {}, t('keySheet.search.title')),
    createElement(
      'dl',
      {},
      ...SEARCH_KEYS.flatMap(({ name, keys }) => createLine(keys, t(`keySheet.search.${name}`))),
    ),
  );
  close.addEventListener('click', () => sheet.close());
  // A press beside the sheet is one on the dialog itself.
  sheet.addEventListener('click', ({ target }) => target === sheet && sheet.close());
  sheet.addEventListener('close', () => {
    // The browser tells later that it has closed: it may be open again.
    if (!sheet.open) {
      sheet.remove();
      document.documentElement.removeAttribute('data-dialog-open');
    }
  });
  return sheet;
}

/** Shows what keys do on every page, above it. */
export function showKeySheet(t: Translate): void {
  const sheet = document.querySelector<HTMLDialogElement>(`#${ID}`) ?? createSheet(t);
  if (!sheet.open) {
    document.querySelector('.site')!.append(sheet);
    sheet.showModal();
    document.documentElement.setAttribute('data-dialog-open', '');
  }
}
