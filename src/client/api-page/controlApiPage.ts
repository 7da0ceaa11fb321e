import { copyText } from '../platform/copyText';
import { createElement } from '../platform/createElement';
import { findHashTarget } from '../platform/findHashTarget';
import type { Translate } from '../providers/language/LanguageProvider';
import type { PageContext } from '../providers/page/PageContext';
import { controlFilter, type FilterControl } from './controlFilter';
import { holdTargets } from './holdTargets';
import { unfoldType } from './unfoldType';

/** Keys in local storage: one for each kind of list, all of which the switch of a page sets. */
const KEYS = ['props', 'slots', 'classes'].map((kind) => `apiPage_${kind}`);

/** What the user chose before. */
function readStored(): string | null {
  try {
    return localStorage.getItem(KEYS[0]!);
  } catch {
    return null; // Without storage every page shows tables.
  }
}

/** Lets the switch of a page choose the layout of all of its rows, and remembers it. */
function controlLayout(root: HTMLElement): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-action="api-layout"] button')];
  const show = (layout: string) => {
    root.dataset.layout = layout;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.layout === layout));
    }
  };
  const stored = readStored();
  // What is stored wrongly counts as nothing.
  if (stored && buttons.some(({ dataset }) => dataset.layout === stored)) {
    show(stored);
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { layout = '' } = button.dataset;
      show(layout);
      try {
        KEYS.forEach((key) => localStorage.setItem(key, layout));
      } catch {
        // The choice holds for this page.
      }
    });
  }
}

/** How long the button says that the link was copied, in ms. */
const COPIED_MS = 1200;

/** The row that the address names; it opens whatever the layout and the filter. */
function revealTarget(root: HTMLElement, filter: FilterControl): void {
  const row = findHashTarget(location.hash);
  if (!row?.matches('.api-row') || !root.contains(row)) {
    return;
  }
  row.dataset.open = '';
  if (filter.reveal(row)) {
    row.scrollIntoView();
  }
}

/** One button that copies the link to the row under the pointer or the focus. */
function createCopyButton(t: Translate): HTMLButtonElement {
  return createElement('button', {
    type: 'button',
    class: 'api-copy-link',
    'aria-label': t('apiRows.copyLink'),
  });
}

/**
 * The controller of an API page: filter, layout, types that open in place, links to rows.
 */
export function controlApiPage(
  root: HTMLElement,
  { t, announce, language }: Pick<PageContext, 't' | 'announce' | 'language'>,
): void {
  controlLayout(root);
  const filter = controlFilter(root, { t, language });
  revealTarget(root, filter);
  addEventListener('hashchange', () => revealTarget(root, filter));
  holdTargets();

  const copyButton = createCopyButton(t);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offerCopy = (event: Event) => {
    const name = (event.target as Element).closest('.api-row')?.querySelector(':scope > .api-name');
    if (name && copyButton.parentElement !== name) {
      delete copyButton.dataset.copied;
      name.append(copyButton);
    }
  };
  root.addEventListener('pointerover', offerCopy);
  root.addEventListener('focusin', offerCopy);
  copyButton.addEventListener('click', async () => {
    const { id } = copyButton.closest('.api-row')!;
    if (await copyText(`${location.origin}${location.pathname}#${id}`)) {
      copyButton.dataset.copied = '';
      announce(t('copied'));
      clearTimeout(timer);
      timer = setTimeout(() => delete copyButton.dataset.copied, COPIED_MS);
    }
  });

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      return; // Opens a link elsewhere.
    }
    const typeLink = target.closest<HTMLAnchorElement>('.api-type-link');
    if (typeLink) {
      const definition = typeLink.pathname === location.pathname && findHashTarget(typeLink.hash);
      if (definition && unfoldType(typeLink, definition)) {
        event.preventDefault();
      }
      return;
    }
    const row = target.closest<HTMLElement>('.api-row');
    const isCollapsed = root.dataset.layout === 'collapsed';
    if (row && isCollapsed && !target.closest('button, summary, a:not(.api-name > a), .api-body')) {
      event.preventDefault();
      const isOpen = row.toggleAttribute('data-open');
      row.querySelector('.api-name > a')?.setAttribute('aria-expanded', String(isOpen));
    }
  });
}
