import { useSyncExternalStore } from 'react';
import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';
import { LANGUAGES, languageToPrefix, type Language } from '../shared/languages';
import { COLOR_MODES, getColorMode, setColorMode, subscribeToColorMode } from '../theme/colorMode';

const PANEL_ID = 'settings';

/** Each language in its own words. */
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '中文' };

function ColorModeGroup() {
  const { t } = useLanguage();
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode, () => 'system');
  return (
    <fieldset className="settings-group settings-color-mode">
      <legend>{t('colorMode')}</legend>
      <div className="toggle-group">
        {COLOR_MODES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === mode}
            data-ga-event-category="settings"
            data-ga-event-action={value}
            onClick={() => setColorMode(value)}
          >
            {t(`colorModes.${value}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function LanguageGroup({ canonicalAs }: { canonicalAs: string }) {
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
            {LANGUAGE_NAMES[value]}
          </a>
        ))}
      </div>
    </nav>
  );
}

/** What a reader may change about the site: a panel that opens from the header. */
export function Settings({ canonicalAs }: { canonicalAs: string }) {
  const { t } = useLanguage();
  return (
    <div className="settings">
      <button
        type="button"
        className="icon-button settings-button"
        popoverTarget={PANEL_ID}
        aria-label={t('settings')}
      >
        <Icon name="settings" />
      </button>
      <section id={PANEL_ID} className="settings-panel popup" popover="auto" aria-label={t('settings')}>
        <ColorModeGroup />
        <LanguageGroup canonicalAs={canonicalAs} />
      </section>
    </div>
  );
}
