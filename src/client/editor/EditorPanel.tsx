import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../platform/whenIdle';
import { announce } from '../providers/announcer/announcer';
import { type CodeView, createCodeView, MOST_CHARACTERS } from './createCodeView';
import { EditorStatus } from './EditorStatus';
import type { StartedSession } from './startSession';

export { addCodeStyles } from './createCodeView';

/** After which a fault is told to screen readers, in ms: while somebody types, code is broken most of the time. */
const ANNOUNCE_AFTER = 1200;

/** After which completion is loaded though the page is busy, in ms. */
const COMPLETION_WAIT = 1000;

export interface EditorPanelProps extends StartedSession {
  /** The name of the demo. */
  name: string;
  /** Whether the user asked for the editor and begins to type. */
  takesFocus: boolean;
}

interface FileTabsProps {
  names: readonly string[];
  chosen: string;
  /** The file that something is wrong with. */
  fault?: string;
  label: string;
  onChoose: (name: string) => void;
}

/** The files of a demo, of which one is in the editor; nothing where there is only one. */
function FileTabs({ names, chosen, fault, label, onChoose }: FileTabsProps) {
  const group = useId();
  if (names.length === 1) {
    return null;
  }
  return (
    <div className="tabs editor-tabs" role="radiogroup" aria-label={label}>
      {names.map((name) => (
        <label key={name} data-fault={name === fault || undefined}>
          <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
          {name}
        </label>
      ))}
    </div>
  );
}

/** The editor of a demo: its files, what is wrong with them, and what can be done. */
export function EditorPanel({ session, phrase, loadCompletion, name, takesFocus }: EditorPanelProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { files, fault, isEdited, isUntrusted, isUnfinished } = state;
  const [shownName, setShownName] = useState(files[0]!.name);
  const shown = files.find((file) => file.name === shownName) ?? files[0]!;
  const [isComparing, setIsComparing] = useState(false);
  const isCompared = isComparing && isEdited;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(undefined);
  const hintId = useId();

  useLayoutEffect(() => {
    const created = createCodeView({
      parent: place.current!,
      file: session.getState().files[0]!,
      getLabel: (file) => phrase('label', { name: file }),
      hintId,
      onChange: (file, text) => session.change(file, text),
      onRefused: () =>
        session.refuse(
          phrase('fault.tooLong', { count: MOST_CHARACTERS.toLocaleString(document.documentElement.lang) }),
        ),
    });
    view.current = created;
    if (takesFocus) {
      created.focus();
    }
    return () => {
      view.current = undefined;
      created.destroy();
    };
    // The editor stays for as long as the session does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session]);

  useEffect(() => whenIdle(() => void session.prepare()), [session]);

  useEffect(
    () =>
      whenIdle(() => {
        // Without it the editor is as good as any other; the next one tries again.
        loadCompletion().then(
          (completion) => view.current?.complete(completion),
          () => {},
        );
      }, COMPLETION_WAIT),
    [loadCompletion],
  );

  useLayoutEffect(() => view.current?.show(shown), [shown]);

  const isFaultHere = fault !== undefined && (fault.file ?? shown.name) === shown.name;
  useLayoutEffect(() => {
    view.current?.mark(isFaultHere ? fault.line : undefined, fault?.text ?? '');
  }, [fault, isFaultHere, shown.name]);

  useEffect(() => {
    if (!fault) {
      return undefined;
    }
    const timer = setTimeout(() => announce(fault.text), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [fault?.text]); // oxlint-disable-line react/exhaustive-deps

  useEffect(() => {
    if (!isCompared) {
      return undefined;
    }
    let isEnded = false;
    const compare = async () => {
      const { compareCode } = await import('./compareCode');
      if (!isEnded) {
        view.current?.compare((file) => compareCode(session.getOriginal(file)));
      }
    };
    compare().catch(() => {
      setIsComparing(false);
      session.refuse(phrase('fault.changes'));
    });
    return () => {
      isEnded = true;
      view.current?.compare();
    };
  }, [isCompared, session, phrase]);

  const goToFault = () => {
    setShownName(fault?.file ?? shown.name);
    // The line exists once the file is shown.
    setTimeout(() => view.current?.goToLine(fault?.line ?? 1));
  };
  return (
    <section className="editor" aria-label={phrase('region', { name })}>
      {isUntrusted && (
        <div className="demo-note" role="alert">
          <span>{phrase(isUnfinished ? 'unfinished' : 'untrusted')}</span>
          <button type="button" className="button" onClick={() => session.run()}>
            {phrase('run')}
          </button>
        </div>
      )}
      <FileTabs
        names={files.map((file) => file.name)}
        chosen={shown.name}
        fault={fault?.file}
        label={phrase('files')}
        onChoose={setShownName}
      />
      <div className="code editor-code" dir="ltr" translate="no" ref={place} />
      <EditorStatus
        state={state}
        phrase={phrase}
        hasFiles={files.length > 1}
        onLine={goToFault}
        onRetry={() => session.run()}
        onUndo={() => {
          session.undo();
          view.current?.focus();
        }}
        isCompared={isCompared}
        onCompare={() => setIsComparing(!isCompared)}
      />
      <p className="editor-hint" id={hintId}>
        {phrase('keyboard')}
      </p>
    </section>
  );
}
