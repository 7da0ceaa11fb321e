import type { Translate } from '../../shared/languages/translate';
import type { SessionState } from './EditSession';

interface EditorStatusProps {
  state: SessionState;
  phrase: Translate;
  /** Whether a line needs the name of its file. */
  hasFiles: boolean;
  onLine: () => void;
  onRetry: () => void;
  onUndo: () => void;
  /** Whether the changes are shown in the code. */
  isCompared: boolean;
  onCompare: () => void;
}

function getText({ isUntrusted, isRunning, isEdited, undo }: SessionState, phrase: Translate): string {
  if (undo) {
    return undo.text;
  }
  if (isUntrusted) {
    return phrase('notRun');
  }
  if (isRunning) {
    return phrase('running');
  }
  return phrase(isEdited ? 'edited' : 'unedited');
}

/** What became of the code; its room is reserved, so that nothing moves when there is more to say. */
export function EditorStatus({
  state,
  phrase,
  hasFiles,
  onLine,
  onRetry,
  onUndo,
  isCompared,
  onCompare,
}: EditorStatusProps) {
  const { fault, isEdited, undo } = state;
  const values = { line: String(fault?.line ?? ''), name: fault?.file ?? '' };
  return (
    <div className="editor-status">
      <div className="editor-message" data-fault={fault ? '' : undefined}>
        {fault ? (
          <>
            {fault.line !== undefined && (
              <button type="button" className="editor-line" onClick={onLine}>
                {hasFiles && fault.file ? phrase('fileAndLine', values) : phrase('line', values)}
              </button>
            )}
            <span className="editor-fault">{fault.text}</span>
            {fault.canRetry && (
              <button type="button" className="button" onClick={onRetry}>
                {phrase('retry')}
              </button>
            )}
          </>
        ) : (
          <span>{getText(state, phrase)}</span>
        )}
        {undo && (
          <button type="button" className="button" onClick={onUndo}>
            {phrase('undo')}
          </button>
        )}
        {isEdited && (
          <button type="button" className="button" aria-pressed={isCompared} onClick={onCompare}>
            {phrase('showChanges')}
          </button>
        )}
      </div>
    </div>
  );
}
