import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isMove } from '../platform/isMove';
import type { SearchSetup } from '../../shared/search/searchSetup';
import { SearchPanel } from './SearchPanel';
import type { SearchPlace } from './readSearchPlace';
import { createSay, SearchTexts } from './SearchTexts';

/** A wish to search: each one is another object. */
export interface SearchOpening {
  /** Before the dialog existed. */
  typed: string;
}

export interface SearchDialogProps {
  setup: SearchSetup;
  place: SearchPlace;
  /** Undefined if it is closed. */
  opening?: SearchOpening;
  onClose: () => void;
}

/** Key in session storage of the last query: a dialog that was closed by mistake opens with it, on the next page too. */
const LAST_QUERY_KEY = 'search-last-query';

function readLastQuery(): string {
  try {
    if (!isMove()) {
      sessionStorage.removeItem(LAST_QUERY_KEY);
    }
    return sessionStorage.getItem(LAST_QUERY_KEY) ?? '';
  } catch {
    return '';
  }
}

function storeLastQuery(query: string): void {
  try {
    sessionStorage.setItem(LAST_QUERY_KEY, query);
  } catch {
    // The next page begins without it.
  }
}

/** The search above the page. */
export function SearchDialog({ setup, place, opening, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const say = useMemo(() => createSay(setup.texts), [setup]);
  const [query, setQuery] = useState(() => opening?.typed || readLastQuery());
  const isOpen = opening !== undefined;
  const [taken, setTaken] = useState(opening);
  if (taken !== opening) {
    setTaken(opening);
    if (opening?.typed) {
      setQuery(opening.typed);
    }
  }

  // Before the next key: it belongs to the field.
  useLayoutEffect(() => {
    if (opening && !dialog.current?.open) {
      dialog.current?.showModal();
      // What was searched before is there, and gives way to the first key.
      if (opening.typed === '') {
        dialog.current?.querySelector('input')?.select();
      }
    }
  }, [opening]);

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-dialog-open', isOpen);
    return () => document.documentElement.removeAttribute('data-dialog-open');
  }, [isOpen]);

  const onQuery = (text: string) => {
    storeLastQuery(text);
    setQuery(text);
  };

  return (
    // A press beside the panel is one on the dialog itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={say('label')}
      onClose={() => {
        // The browser tells later that it has closed: it may be open again.
        if (!dialog.current?.open) {
          onClose();
        }
      }}
      onClick={(event) => {
        if (event.target === dialog.current) {
          dialog.current.close();
        }
      }}
    >
      {isOpen && (
        <SearchTexts value={say}>
          <SearchPanel
            setup={setup}
            place={place}
            query={query}
            onQuery={onQuery}
            onLeave={() => dialog.current?.close()}
          >
            <button type="button" className="search-close" onClick={() => dialog.current?.close()}>
              <span className="visually-hidden">{say('close')}</span>
              <span className="search-close-word" aria-hidden="true">
                {say('keys.close')}
              </span>
              <kbd aria-hidden="true">Esc</kbd>
            </button>
          </SearchPanel>
        </SearchTexts>
      )}
    </dialog>
  );
}
