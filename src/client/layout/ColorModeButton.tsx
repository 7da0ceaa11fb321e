import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';

/** Switches between light and dark mode; the settings also offer that of the system. */
export function ColorModeButton() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-action="color-mode"
      aria-label={t('switchColorMode')}
      data-ga-event-category="settings"
    >
      <Icon name="scheme" />
    </button>
  );
}
