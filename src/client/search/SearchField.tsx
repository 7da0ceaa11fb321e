import { useEffect, useState, type ComponentType } from 'react';
import { Icon } from '../components/Icon';
import { useDocsConfig } from '../providers/docs/DocsProvider';
import type { SearchSetup } from '../../shared/search/searchSetup';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps } from '../../shared/pageProps';
import { whenIdle } from '../platform/whenIdle';
import type { SearchDialogProps } from './SearchDialog';

/** Where a key is text, or moves something: fields, editors, demos. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], .demo-stage, dialog[open]';

/** The modules of the dialog, after they were requested. */
interface Loaded {
  Dialog: ComponentType<SearchDialogProps>;
  setup: SearchSetup;
}

/** The search in the header: what opens the dialog, and loads it before that. */
export function SearchField({ layout }: { layout: LayoutProps }) {
  const { language, t } = useLanguage();
  const { loadSearchSetup } = useDocsConfig();
  const [loaded, setLoaded] = useState<Loaded>();
  // What was typed while the code of the search was loading; undefined if it was not requested.
  const [typed, setTyped] = useState<string>();

  const load = () => {
    if (!loaded) {
      Promise.all([import('./SearchDialog'), loadSearchSetup(language)]).then(
        ([{ SearchDialog }, setup]) => setLoaded({ Dialog: SearchDialog, setup }),
        // Without a network there is nothing to open; the next press tries again.
        () => setTyped(undefined),
      );
    }
  };
  const open = () => {
    load();
    setTyped('');
  };

  useEffect(
    () =>
      whenIdle(async () => {
        const { pathname } = location; // Now: the user may have left when the code is here.
        const { recordVisit } = await import('./recordVisit');
        recordVisit(pathname, layout.browserTitle);
      }),
    [layout],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (typed !== undefined && !loaded && key.length === 1 && !ctrlKey && !metaKey) {
        setTyped((text = '') => text + key);
        event.preventDefault();
        return;
      }
      const isShortcut = (key === 'k' && (ctrlKey || metaKey)) || (key === '/' && !ctrlKey && !metaKey);
      const isTaken = event.defaultPrevented || altKey || (target as Element).closest?.(OWN_KEYS);
      if (isShortcut && !isTaken) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <button
        type="button"
        className="search-field"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        <Icon name="search" />
        <span>{t('search')}</span>
      </button>
      {loaded && (
        <loaded.Dialog
          setup={loaded.setup}
          layout={layout}
          typed={typed}
          onClose={() => setTyped(undefined)}
        />
      )}
    </>
  );
}
