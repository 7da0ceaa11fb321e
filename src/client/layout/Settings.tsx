import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';
import { getLanguageRecord, LANGUAGES, languageToPrefix } from '../../shared/languages/languages';

/** The page in each language. */
function LanguageLinks({ canonicalAs }: { canonicalAs: string }) {
  const { language, t } = useLanguage();
  return (
    <nav className="settings-group" aria-label={t('language')}>
      <p className="settings-legend">{t('language')}</p>
      <div className="toggle-group">
        {LANGUAGES.map((value) => (
          <a
            key={value}
            href={languageToPrefix(value) + canonicalAs}
            lang={value}
            hrefLang={value}
            aria-current={value === language ? 'true' : undefined}
          >
            {getLanguageRecord(value).name}
          </a>
        ))}
      </div>
    </nav>
  );
}

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
