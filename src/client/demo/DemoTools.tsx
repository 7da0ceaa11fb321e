import { useEffect, useSyncExternalStore } from 'react';
import { prepareContent } from '../page/contentController';
import { getCodePreferences, subscribeToCodePreferences } from '../providers/code/codePreferencesStore';
import { useLanguage } from '../providers/language/LanguageProvider';
import { listSources, selectSource, type Styling } from '../../shared/codePreferences';
import type { CompiledDemo, DemoFile } from '../../shared/page';
import type { OtherSource } from './otherSource';
import { DemoToolbar } from './DemoToolbar';
import { useHashTarget } from './useHashTarget';
import { useIsOpen } from './useIsOpen';
import { useOtherSource } from './useOtherSource';

export interface DemoToolsProps {
  demo: CompiledDemo;
  /** Holds the code of the demo. */
  details: HTMLDetailsElement | null;
  /** The source that currently replaces the page's own. */
  shownFiles: DemoFile[] | undefined;
  onSource: (source: OtherSource) => void;
  /** The styling in which the demo is to run. */
  onStyling: (styling: Styling) => void;
  onReset: () => void;
}

/** The toolbar of a demo, and what follows from the user's choices. Loaded after the page. */
export function DemoTools({ demo, details, shownFiles, onSource, onStyling, onReset }: DemoToolsProps) {
  const { t } = useLanguage();
  const preferences = useSyncExternalStore(subscribeToCodePreferences, getCodePreferences);
  const isCodeOpen = useIsOpen(details);
  const sources = listSources(demo.stylings);
  const shown = selectSource(preferences, sources);
  const readSource = useOtherSource({ demo, details, shown, isOpen: isCodeOpen, onSource });
  useHashTarget(demo.name, details);
  useEffect(() => onStyling(shown.styling), [shown.styling, onStyling]);
  useEffect(() => {
    if (details) {
      prepareContent(details, t);
    }
  }, [details, shownFiles, t]);
  return (
    <div className="demo-tools">
      <DemoToolbar
        name={demo.name}
        file={`${demo.pageId}/${demo.name}.tsx`}
        files={demo.files.map((file) => file.name)}
        shown={shown}
        variants={sources[preferences.styling] ?? ['JS']}
        stylings={Object.keys(sources) as Styling[]}
        isCodeOpen={isCodeOpen}
        readSource={readSource}
        onReset={onReset}
      />
    </div>
  );
}
