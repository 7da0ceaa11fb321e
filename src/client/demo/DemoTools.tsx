import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  createDemoHash,
  type DemoHash,
  listSources,
  selectSource,
  type Styling,
} from '../../shared/demo/codePreferences';
import { type DemoData, listDateLibraries, listFileNames } from './demoData';
import { prepareContent } from '../content/contentController';
import { getEditKey } from '../editor/editKey';
import {
  getCodePreferences,
  setCodePreferences,
  subscribeToCodePreferences,
} from '../providers/code/codePreferencesStore';
import { useLanguage } from '../providers/language/LanguageProvider';
import { DemoToolbar } from './DemoToolbar';
import type { OtherSource } from './otherSource';
import { SourceFiles } from './SourceFiles';
import { getStandalonePageHref } from './toolbar/demoLinks';
import { useDemoEditor } from './useDemoEditor';
import { useFullWindow } from './useFullWindow';
import { useHashTarget } from './useHashTarget';
import { useOtherSource } from './useOtherSource';
import { WidthHandle } from './WidthHandle';
import { selectLines } from '../../shared/demo/keyLines';
import type { DemoFile } from '../../shared/page/page';

export interface DemoToolsProps {
  demo: DemoData;
  /** The figure of the demo, as the page has it. */
  section: HTMLElement;
  /** Lets the demo run in a styling. */
  onStyling: (styling: Styling) => void;
  onReset: () => void;
}

/**
 * Shows the source that a link has the user's code of.
 *
 * @param hasDates whether the code of the demo depends on the date library
 */
function showLinkedSource({ variant, styling = 'system', dateLibrary }: DemoHash, hasDates: boolean): void {
  setCodePreferences({ variant, styling, ...(hasDates && { dateLibrary: dateLibrary ?? 'dayjs' }) });
}

/** Whether a `<details>` is open. */
function useIsOpen(details: HTMLDetailsElement): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      details.addEventListener('toggle', listener);
      return () => details.removeEventListener('toggle', listener);
    },
    [details],
  );
  return useSyncExternalStore(subscribe, () => details.open);
}

function findCode(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>(':scope > .demo-key code');
}

/**
 * Shows the key lines of the source that the user has chosen.
 *
 * @param section the figure of the demo, as the page has it
 * @param file of the demo in another source; absent for the page's own
 */
function useKeyLines(section: HTMLElement, file: DemoFile | undefined): void {
  const [own] = useState(() => findCode(section)?.innerHTML);
  useLayoutEffect(() => {
    const code = findCode(section);
    const html = file?.keyLines ? selectLines(file.html, file.keyLines) : own;
    if (!code || html === undefined || html === code.innerHTML) {
      return;
    }
    // Nothing below moves when the other source is shorter.
    code.style.minHeight ||= `${code.offsetHeight}px`;
    code.innerHTML = html;
  }, [section, own, file]);
}

/** Whether the page has key lines of a demo. */
function hasKeyLines(section: HTMLElement): boolean {
  return findCode(section) !== null;
}

/** The toolbar of a demo, and what follows from the user's choices. */
export function DemoTools({ demo, section, onStyling, onReset }: DemoToolsProps) {
  const { t } = useLanguage();
  const [details] = useState(() => section.querySelector<HTMLDetailsElement>(':scope > .demo-source')!);
  const [stage] = useState(() =>
    section.querySelector<HTMLElement>(':scope > :is(.demo-stage, .demo-window)')!,
  );
  const [place] = useState(() => details.querySelector<HTMLElement>(':scope > .demo-other-source')!);
  const [isAlwaysVisible] = useState(() => hasKeyLines(section));
  const [source, setSource] = useState<OtherSource>({});
  const preferences = useSyncExternalStore(subscribeToCodePreferences, getCodePreferences);
  const isCodeOpen = useIsOpen(details);
  const [isFull, toggleFull] = useFullWindow(section);
  const sources = listSources(demo.stylings);
  const dateLibraries = listDateLibraries(demo);
  const shown = selectSource(preferences, sources, dateLibraries);
  const readFiles = useOtherSource({
    demo,
    details,
    shown,
    isVisible: isCodeOpen || isAlwaysVisible,
    onSource: setSource,
  });
  const hasDates = dateLibraries !== undefined;
  const onLink = useCallback((link: DemoHash) => showLinkedSource(link, hasDates), [hasDates]);
  const editor = useDemoEditor({
    name: demo.name,
    storageKey: getEditKey(`${demo.pageId}/${demo.name}`, shown),
    hasTailwind: shown.styling === 'tailwind',
    section,
    stage,
    isCodeOpen,
    details,
    onLink,
    readFiles,
  });
  const isEditing = editor.panel !== undefined;
  const { files, note } = source;
  const isOtherLibrary = hasDates && shown.dateLibrary !== preferences.dateLibrary;
  const names = listFileNames(demo);
  const shownName = files ? files[0]?.name : names[0];
  useKeyLines(section, files?.[0]);
  useHashTarget(demo.name, details);
  useEffect(() => onStyling(shown.styling), [shown.styling, onStyling]);
  useLayoutEffect(() => {
    const own = details.querySelector<HTMLElement>(':scope > :is(.code, .tabs)');
    own?.toggleAttribute('hidden', files !== undefined || isEditing);
    details.querySelector('.demo-source-label')!.textContent = t('demo.source', {
      name: shownName ?? '',
    });
    prepareContent(details, t);
  }, [details, files, isCodeOpen, isEditing, shownName, t]);
  return (
    <>
      <WidthHandle stage={stage} />
      <DemoToolbar
        demo={demo}
        section={section}
        stage={stage}
        file={`${demo.pageId}/${demo.name}.tsx`}
        files={names}
        standalonePage={getStandalonePageHref(section, demo.name, shown.styling)}
        createHref={(edit) => createDemoHash(demo.name, shown, edit)}
        shown={shown}
        variants={sources[preferences.styling] ?? ['JS']}
        stylings={Object.keys(sources) as Styling[]}
        dateLibrary={dateLibraries && preferences.dateLibrary}
        isCodeOpen={isCodeOpen}
        isFull={isFull}
        onFull={toggleFull}
        {...editor.tools}
        onReset={() => {
          editor.reset();
          onReset();
        }}
      />
      {createPortal(
        <>
          {isCodeOpen && isOtherLibrary && <p className="demo-note">{t('demo.dayjsOnly')}</p>}
          {editor.panel}
          {!isEditing && note}
          {isCodeOpen && !isEditing && files && (
            <SourceFiles key={files[0]?.key} demo={demo} files={files} group={`${demo.name}-shown`} />
          )}
        </>,
        place,
      )}
    </>
  );
}
