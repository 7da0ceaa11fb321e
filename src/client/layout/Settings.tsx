import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';
import { LanguageLinks } from './LanguageLinks';

/** The panel; other parts of a page may open it too. */
const SETTINGS_ID = 'settings';

/**
 * What a user may change about the site: a panel that opens from the header. All but the language needs
 * JavaScript, and arrives when the user comes near.
 */
export function Settings({ canonicalAs }: { canonicalAs: string }) {
  const { t } = useLanguage();
  return (
    <div className="settings">
      <button
        type="button"
        className="icon-button settings-button"
        popoverTarget={SETTINGS_ID}
        aria-label={t('settings')}
      >
        <Icon name="settings" />
      </button>
      <section
        id={SETTINGS_ID}
        className="settings-panel popup"
        popover="auto"
        aria-label={t('settings')}
        data-page={canonicalAs}
      >
        <div className="settings-theme" />
        <LanguageLinks canonicalAs={canonicalAs} />
      </section>
    </div>
  );
}
