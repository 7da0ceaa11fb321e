import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { selectSource, type CodePreferences } from '../../shared/demo/codePreferences';
import type { DemoData } from '../demo/demoData';
import { tokensToText, type CodeToken } from '../../shared/prop-playground/codeTemplate';
import type { PlaygroundFile } from '../../shared/prop-playground/playgroundFile';
import { printCode } from '../../shared/prop-playground/printCode';
import { tokensToHtml } from '../../shared/prop-playground/tokensToHtml';
import type { Translate } from '../../shared/languages/translate';
import type { SourceFile } from '../demo/sourceFile';
import { announce } from '../providers/announcer/announcer';
import { getCodePreferences, subscribeToCodePreferences } from '../providers/code/codePreferencesStore';
import type { PropStore } from './propStore';

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
  /** Says that the code is not that of the date library that the user has chosen. */
  note?: ReactNode;
  /** Reads the code of what is set. */
  readFiles: () => Promise<SourceFile[]>;
}

/** What a user has selected in the code stays where nothing changes, as on a page that has just come alive. */
function showCode(element: HTMLElement, tokens: readonly CodeToken[]): void {
  if (element.textContent !== tokensToText(tokens)) {
    element.innerHTML = tokensToHtml(tokens);
  }
}

/** Shows the code of what is set. */
export function useShownCode({ demo, file, store, element, t }: ShownCodeOptions): ShownCode {
  const values = useSyncExternalStore(store.subscribe, store.getValues);
  const preferences = useSyncExternalStore(subscribeToCodePreferences, getCodePreferences);
  const tokens = useMemo(() => printCode(file, values), [file, values]);
  useLayoutEffect(() => showCode(element, tokens), [element, tokens]);

  const isOtherLibrary = file.hasDates === true && preferences.dateLibrary !== 'dayjs';
  const reason = isOtherLibrary ? t('demo.dayjsOnly') : undefined;
  useEffect(() => {
    if (reason !== undefined) {
      announce(reason);
    }
  }, [reason]);

  return {
    shown: selectSource(preferences, SOURCES),
    note: reason !== undefined && <p className="demo-note">{reason}</p>,
    readFiles: async () => {
      const text = tokensToText(printCode(file, store.getValues()));
      return [{ name: `${demo.name}.js`, typedName: `${demo.name}.tsx`, text }];
    },
  };
}
