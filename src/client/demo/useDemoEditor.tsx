import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { parseDemoHash, type DemoHash } from '../../shared/demo/codePreferences';
import { hasEdit } from '../editor/editKey';
import type { EditorPanelProps } from '../editor/EditorPanel';
import type { StartedSession } from '../editor/startSession';
import { savesData } from '../platform/savesData';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { EditorTools } from './DemoToolbar';
import { replaceTexts, type SourceFile } from './sourceFile';

interface DemoEditorOptions {
  /** Of the demo. */
  name: string;
  /** Of the edit of the source that the demo shows. */
  storageKey: string;
  hasTailwind: boolean;
  /** The figure of the demo, as the page has it. */
  section: HTMLElement;
  /** Shows the demo. */
  stage: HTMLElement;
  isCodeOpen: boolean;
  /** Opens to show the code. */
  details?: HTMLDetailsElement;
  /** Hears of a link that has the user's code. */
  onLink?: (link: DemoHash) => void;
  /** Reads the source that the demo shows. */
  readFiles: () => Promise<SourceFile[]>;
}

interface DemoEditor {
  /** What takes the place of the code, while it is edited. */
  panel?: ReactNode;
  tools: EditorTools;
  /** Puts the editor away; an edit stays in storage. */
  close: () => void;
  /** Discards the edit; the user can bring it back. */
  reset: () => void;
}

/** The development server has no sandbox. */
const CAN_EDIT = process.env.NODE_ENV !== 'development';

const importSession = () => import('../editor/startSession');
const importPanel = () => import('../editor/EditorPanel');

/** Loads the editor before it is asked for, so that it opens at once; not for users who save data. */
function loadEditor(): void {
  if (CAN_EDIT && !savesData()) {
    const loading = [
      importSession().then(({ prepareSession }) => prepareSession()),
      importPanel().then(({ addCodeStyles }) => addCodeStyles()),
    ];
    // A load that fails is reported when the editor is opened.
    Promise.all(loading).catch(() => undefined);
  }
}

/** The code that the address brings to a demo, which a link to another part of the page takes away. */
function useLinkedEdit(
  name: string,
  onLink?: (link: DemoHash) => void,
): [link: string | undefined, forget: () => void] {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    const follow = () => {
      const named = parseDemoHash(location.hash);
      const edit = named?.name === name ? named.edit : undefined;
      setLink(edit);
      if (named && edit) {
        onLink?.(named);
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [name, onLink]);
  return [link, useCallback(() => setLink(undefined), [])];
}

/** Lets the user edit the source that a demo shows. The editor is loaded when it is asked for, or was before. */
export function useDemoEditor({
  name,
  storageKey,
  hasTailwind,
  section,
  stage,
  isCodeOpen,
  details,
  onLink,
  readFiles,
}: DemoEditorOptions): DemoEditor {
  const { t, language } = useLanguage();
  const [isWanted, setIsWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [latest, setLatest] = useState<StartedSession & { storageKey: string }>();
  const [Panel, setPanel] = useState<ComponentType<EditorPanelProps>>();
  const takesFocus = useRef(false);
  const [link, forgetLink] = useLinkedEdit(name, onLink);
  // Who discards an edit can bring it back: the editor stays.
  const isOpen = latest?.storageKey === storageKey;
  const isNeeded = CAN_EDIT && (isWanted || isOpen || link !== undefined || hasEdit(storageKey));

  useEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    let isEnded = false;
    let end = () => {};
    const start = async () => {
      const [{ startSession }, originals] = await Promise.all([importSession(), readFiles()]);
      const next = await startSession({
        storageKey,
        originals,
        hasTailwind,
        stage,
        title: name,
        language,
        link,
      });
      end = () => next.session.end();
      if (isEnded) {
        end();
      } else {
        setLatest({ ...next, storageKey });
      }
    };
    setHasFailed(false);
    start().catch(() => isEnded || setHasFailed(true));
    return () => {
      isEnded = true;
      setLatest(undefined);
      end();
    };
    // The storage key changes with the source.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNeeded, storageKey, link, attempt]);

  // The browser tells only after a frame that the code is open.
  const isPanelNeeded = isNeeded && (isCodeOpen || isWanted) && !Panel;
  useEffect(() => {
    if (isPanelNeeded) {
      importPanel().then(
        ({ EditorPanel }) => setPanel(() => EditorPanel),
        () => setHasFailed(true),
      );
    }
  }, [isPanelNeeded, attempt]);

  const edit = () => {
    details?.setAttribute('open', '');
    takesFocus.current = true;
    setIsWanted(true);
    section.querySelector<HTMLElement>('.cm-content')?.focus();
  };
  const close = useCallback(() => {
    setIsWanted(false);
    forgetLink();
  }, [forgetLink]);

  // One that has ended is not shown until the next is there.
  const started = isOpen ? latest : undefined;
  const isEdited = () => started?.session.getState().isEdited === true;
  let panel: ReactNode;
  if (started && Panel) {
    panel = <Panel key={storageKey} {...started} name={name} takesFocus={takesFocus.current} />;
  }
  const isEditing = details && isCodeOpen && panel !== undefined;
  const toggle = () => {
    if (isEditing) {
      setIsWanted(false);
      details.removeAttribute('open');
    } else {
      edit();
    }
  };
  const note = hasFailed && isCodeOpen && (
    <p className="demo-note" role="alert">
      {t('demo.editorNotLoaded')}{' '}
      <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
        {t('demo.retry')}
      </button>
    </p>
  );
  return {
    panel: note || panel,
    tools: {
      readFiles: async () =>
        replaceTexts(await readFiles(), isEdited() ? started!.session.getState().files : undefined),
      readEdit: async () => {
        if (!started || !isEdited()) {
          return '';
        }
        const { createLink } = await importSession();
        return createLink(started);
      },
      session: started?.session,
      isEditing,
      onEdit: CAN_EDIT ? toggle : undefined,
      onEditApproach: loadEditor,
    },
    close,
    reset: () => started?.session.reset(),
  };
}
