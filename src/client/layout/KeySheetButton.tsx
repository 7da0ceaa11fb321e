import { useLanguage } from '../providers/language/LanguageProvider';

/** Opens the list of all keys, like the key `?`. */
export function KeySheetButton() {
  const { t } = useLanguage();
  return (
    <button type="button" className="key-sheet-button" data-action="">
      {t('keySheet.title')} <kbd>?</kbd>
    </button>
  );
}
