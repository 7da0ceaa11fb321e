import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { parseDemoHash, type CodePreferences } from '../../shared/codePreferences';
import type { DemoData } from '../../shared/demoData';
import type { CodeFile } from '../editor/compile/compiledCode';
import { getEditKey, hasEdit } from '../editor/editKey';
import type { EditorPanelProps } from '../editor/EditorPanel';
import type { StartedSession } from '../editor/startSession';
import { setCodePreferences } from '../providers/code/codePreferencesStore';
import { useLanguage } from '../providers/language/LanguageProvider';

interface DemoEditorOptions {
  demo: DemoData;
  /** Shows the demo; absent on pages without. */
  stage: HTMLElement | null;
  details: HTMLDetailsElement;
  /** The source that the demo shows. */
  shown: CodePreferences;
  isCodeOpen: boolean;
  readFiles: () => Promise<CodeFile[]>;
}

interface DemoEditor {
  /** What takes the place of the code, while it is edited. */
  panel?: ReactNode;
  /** Opens the editor; absent where nothing can be edited. */
  edit?: () => void;
  /** Discards the edit; the user can bring it back. */
  reset: () => void;
  /** @returns undefined while nothing is edited */
  listEdited: () => readonly CodeFile[] | undefined;
  /** As in `DemoToolbar`. */
  readEdit: () => Promise<string | undefined>;
}

/** The development server has no sandbox. */
const CAN_EDIT = process.env.NODE_ENV !== 'development';

/** The code that the address brings to a demo, which a link to another part of the page takes away. */
function useLinkedEdit(name: string): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    const follow = () => {
      const named = parseDemoHash(location.hash);
      const edit = named?.name === name ? named.edit : undefined;
      setLink(edit);
      if (named && edit) {
        setCodePreferences({ variant: named.variant, styling: named.styling ?? 'system' });
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [name]);
  return link;
}

/** Lets the user edit the source that a demo shows. The editor is loaded when it is asked for, or was before. */
export function useDemoEditor({
  demo,
  stage,
  details,
  shown: { styling, variant },
  isCodeOpen,
  readFiles,
}: DemoEditorOptions): DemoEditor {
  const { t, language } = useLanguage();
  const [isWanted, setIsWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [started, setStarted] = useState<StartedSession>();
  const [Panel, setPanel] = useState<ComponentType<EditorPanelProps>>();
  const takesFocus = useRef(false);
  const link = useLinkedEdit(demo.name);
  const storageKey = getEditKey(`${demo.pageId}/${demo.name}`, { styling, variant });
  const isNeeded = CAN_EDIT && (isWanted || link !== undefined || hasEdit(storageKey));

  useEffect(() => {
    if (!isNeeded || !stage) {
      return undefined;
    }
    let isEnded = false;
    let end = () => {};
    const start = async () => {
      const [{ startSession }, originals] = await Promise.all([
        import('../editor/startSession'),
        readFiles(),
      ]);
      const next = await startSession({
        storageKey,
        originals,
        hasTailwind: styling === 'tailwind',
        stage,
        title: demo.name,
        language,
        link,
      });
      end = () => next.session.end();
      if (isEnded) {
        end();
      } else {
        setStarted(next);
      }
    };
    setHasFailed(false);
    start().catch(() => isEnded || setHasFailed(true));
    return () => {
      isEnded = true;
      setStarted(undefined);
      end();
    };
    // The key stands for the source.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNeeded, storageKey, link, attempt]);

  const isPanelNeeded = isNeeded && isCodeOpen && !Panel;
  useEffect(() => {
    if (isPanelNeeded) {
      import('../editor/EditorPanel').then(
        ({ EditorPanel }) => setPanel(() => EditorPanel),
        () => setHasFailed(true),
      );
    }
  }, [isPanelNeeded, attempt]);

  const edit = useCallback(() => {
    details.open = true;
    takesFocus.current = true;
    setIsWanted(true);
    details.querySelector<HTMLElement>('.cm-content')?.focus();
  }, [details]);

  const isEdited = () => started?.session.getState().isEdited === true;
  let panel: ReactNode;
  if (started && Panel) {
    panel = <Panel key={storageKey} {...started} name={demo.name} takesFocus={takesFocus.current} />;
  }
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
    edit: CAN_EDIT && stage ? edit : undefined,
    reset: () => started?.session.reset(),
    listEdited: () => (isEdited() ? started!.session.getState().files : undefined),
    readEdit: async () => {
      if (!started || !isEdited()) {
        return '';
      }
      const { createLink } = await import('../editor/startSession');
      return createLink(started);
    },
  };
}
