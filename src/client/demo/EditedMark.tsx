import { useSyncExternalStore } from 'react';
import type { EditSession } from '../editor/EditSession';
import { useLanguage } from '../providers/language/LanguageProvider';

interface EditedMarkProps {
  session: EditSession;
  /** Discards the edit; the user can bring it back. */
  onReset: () => void;
}

/** Says at the edge of a stage that it shows the user's code, and over the last good render what is wrong with it. */
export function EditedMark({ session, onReset }: EditedMarkProps) {
  const { t } = useLanguage();
  const { isEdited, isUntrusted, fault } = useSyncExternalStore(session.subscribe, session.getState);
  if (!isEdited || isUntrusted) {
    return null;
  }
  return (
    <>
      {fault && <p className="demo-fault">{fault.text}</p>}
      <p className="demo-edited">
        {t('demo.edited')}
        <span aria-hidden="true"> · </span>
        <button type="button" onClick={onReset}>
          {t('demo.resetWord')}
        </button>
      </p>
    </>
  );
}
