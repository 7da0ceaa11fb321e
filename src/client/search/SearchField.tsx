import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';

/** The search in the header: what opens the dialog. */
export function SearchField() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className="search-field"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
    >
      <Icon name="search" />
      <span>{t('search')}</span>
    </button>
  );
}
