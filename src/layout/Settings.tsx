import { useSyncExternalStore } from 'react';
import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';
import { COLOR_MODES, getColorMode, setColorMode, subscribeToColorMode } from '../theme/colorMode';
import { LanguageLinks } from './LanguageLinks';

const PANEL_ID = 'settings';

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
        <LanguageLinks canonicalAs={canonicalAs} />
      </section>
    </div>
  );
}
