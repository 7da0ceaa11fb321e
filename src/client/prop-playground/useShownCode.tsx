import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { selectSource, type CodePreferences } from '../../shared/demo/codePreferences';
import { DATE_LIBRARY_NAMES, type DateLibrary } from '../../shared/demo/dateLibraries';
import type { DemoData } from '../demo/demoData';
import { tokensToText } from '../../shared/prop-playground/codeTemplate';
import type { PlaygroundFile } from '../../shared/prop-playground/playgroundFile';
import { tokensToHtml } from '../../shared/prop-playground/tokensToHtml';
import type { Translate } from '../../shared/languages/translate';
import type { SourceFile } from '../demo/sourceFile';
import { announce } from '../providers/announcer/announcer';
import { getCodePreferences, subscribeToCodePreferences } from '../providers/code/codePreferencesStore';
import { printWithLibrary } from './libraryCode';
import type { PropStore } from './propStore';
import { useLibraryCode } from './useLibraryCode';

/** The code of a playground has no types to write: it is the same in both. */
const SOURCES = { system: ['TS', 'JS'] } as const;

interface ShownCodeOptions {
  demo: DemoData;
  file: PlaygroundFile;
  store: PropStore;
  /** Has the code. */
  element: HTMLElement;
  /** Looks up the texts of playgrounds. */
  t: Translate;
}

interface ShownCode {
  /** What the code is written in. */
  shown: CodePreferences;
  /** The date library that the user has chosen; absent where the code is the same with all of them. */
  dateLibrary?: DateLibrary;
  /** Why the code is not that of the library. */
  note?: ReactNode;
  /**
   * Reads the code of what is set.
   *
   * @throws when that of the library is out of reach
   */
  readFiles: () => Promise<SourceFile[]>;
}

/** Shows the code of what is set, in the date library that the user has chosen. */
export function useShownCode({ demo, file, store, element, t }: ShownCodeOptions): ShownCode {
  const values = useSyncExternalStore(store.subscribe, store.getValues);
  const preferences = useSyncExternalStore(subscribeToCodePreferences, getCodePreferences);
  const { dateLibraries } = file;
  const chosen = dateLibraries && preferences.dateLibrary;
  const source = selectSource(preferences, SOURCES, dateLibraries);
  const { code, isLoaded, hasFailed, retry, load } = useLibraryCode(
    `${demo.pageId}/${demo.name}`,
    source.dateLibrary,
  );
  const printed = useMemo(() => printWithLibrary(file, values, code), [file, values, code]);
  const { tokens, untranslatable } = printed;
  useLayoutEffect(() => {
    // The page has that of the defaults: what a user has selected there stays.
    if (element.textContent !== tokensToText(tokens)) {
      element.innerHTML = tokensToHtml(tokens);
    }
  }, [element, tokens]);

  const name = DATE_LIBRARY_NAMES[preferences.dateLibrary];
  let reason: string | undefined;
  if (chosen && chosen !== source.dateLibrary) {
    reason = t('demo.dayjsOnly');
  } else if (hasFailed) {
    reason = t('propPlayground.notLoaded', { name });
  } else if (isLoaded && untranslatable !== undefined) {
    reason = t('propPlayground.noFormat', { name, format: untranslatable });
  }
  const hasReason = reason !== undefined;
  useEffect(() => {
    if (reason !== undefined) {
      announce(reason);
    }
    // Not with each letter of a format.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasReason]);

  return {
    shown: { ...source, dateLibrary: isLoaded ? printed.dateLibrary : source.dateLibrary },
    dateLibrary: chosen,
    note: hasReason && (
      <p className="demo-note">
        {reason}
        {hasFailed && (
          <button type="button" className="button" onClick={retry}>
            {t('demo.retry')}
          </button>
        )}
      </p>
    ),
    readFiles: async () => {
      const current = printWithLibrary(file, store.getValues(), await load());
      return [{ name: `${demo.name}.js`, typedName: `${demo.name}.tsx`, text: tokensToText(current.tokens) }];
    },
  };
}
