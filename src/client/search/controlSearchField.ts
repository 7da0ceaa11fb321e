import { loadOnce } from '../../shared/loadOnce';
import { isLetterKey } from '../platform/isLetterKey';
import { localizeHref } from '../../shared/paths/localizeHref';
import { createElement } from '../platform/createElement';
import { isTypingPlace } from '../platform/isTypingPlace';
import { limitWait } from '../platform/limitWait';
import { showLoadFault } from '../platform/loadFault';
import { whenIdle } from '../platform/whenIdle';
import { whenRestored } from '../platform/whenRestored';
import type { PageContext } from '../providers/page/PageContext';
import type { SearchIsland } from './mountSearchDialog';

async function recordPage(): Promise<void> {
  const { recordVisit } = await import('./recordVisit');
  recordVisit(location.pathname, document.title);
}

/**
 * The controller of the search in the header: opens the dialog by a press or a key, and loads it before that. What is
 * typed while its code is on the way becomes the query.
 */
export function controlSearchField(button: HTMLElement, page: PageContext): void {
  const islands = new Map<string, Promise<SearchIsland>>();
  let island: SearchIsland | undefined;
  /** What was typed while the code of the search was loading; undefined if it was not requested. */
  let typed: string | undefined;
  /** Whether Enter was pressed after that. */
  let isEntered = false;

  const mount = async () => {
    const [{ mountSearchDialog }, setup] = await limitWait(
      Promise.all([import('./mountSearchDialog'), page.modules.loadSearchSetup(page.language)]),
    );
    return mountSearchDialog(page, setup);
  };
  const sayUnloaded = () => {
    const { t, language } = page;
    const href = localizeHref('/x/search/', language);
    const link = createElement('a', { href, class: 'button' }, t('loadFault.search'));
    showLoadFault({ t, onRetry: open, links: [link] });
  };
  const load = () => {
    const onLoad = (loaded: SearchIsland) => {
      island = loaded;
      if (typed !== undefined) {
        island.open(typed, isEntered);
        typed = undefined;
      }
    };
    loadOnce(islands, 'dialog', mount).then(onLoad, () => {
      const isAsked = typed !== undefined;
      typed = undefined;
      if (isAsked) {
        sayUnloaded();
      }
    });
  };
  const open = () => {
    if (island) {
      island.open('');
    } else {
      typed ??= '';
      isEntered = false;
      load();
    }
  };
  /** What the dialog would do with a key. @returns whether it is one that it takes */
  const takeEarlyKey = (key: string): boolean => {
    if (key === 'Escape') {
      typed = undefined;
    } else if (key === 'Enter') {
      isEntered = true;
    } else if (key === 'Backspace' || key.length === 1) {
      typed = key === 'Backspace' ? typed!.slice(0, -1) : typed + key;
      isEntered = false;
    } else {
      return false;
    }
    return true;
  };
  button.addEventListener('pointerenter', load);
  button.addEventListener('focus', load);
  button.addEventListener('click', open);

  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const hasModifier = ctrlKey || metaKey;
    if (typed !== undefined && !hasModifier && takeEarlyKey(key)) {
      event.preventDefault();
      return;
    }
    const isShortcut = hasModifier ? isLetterKey(event, 'k') : key === '/';
    const isTaken = event.defaultPrevented || altKey || isTypingPlace(target);
    if (isShortcut && !isTaken) {
      event.preventDefault();
      open();
    }
  });
  whenIdle(recordPage);
  whenRestored(recordPage);
}
