import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { VersionLink } from '../../shared/pageProps';

const MENU_ID = 'mui-version-menu';

/** The version of the documentation and the ways to older ones. */
export function VersionMenu({ versions }: { versions: VersionLink[] }) {
  const { t } = useLanguage();
  const current = versions.find((version) => version.current) ?? versions[0];
  if (!current) {
    return null;
  }
  return (
    <div className="version">
      <button type="button" id="mui-version-selector" className="version-button" popoverTarget={MENU_ID}>
        <span className="version-name">{current.text}</span>
        {versions.length > 1 && <Icon name="chevron" />}
      </button>
      <div id={MENU_ID} className="version-menu popup" popover="auto">
        <p className="popup-title">{t('versions')}</p>
        <ul>
          {versions.map((version) => (
            <li key={version.text}>
              {version.current ? (
                <button type="button" aria-current="true" popoverTarget={MENU_ID} popoverTargetAction="hide">
                  {version.text}
                  <Icon name="check" />
                </button>
              ) : (
                <a href={version.href}>{version.text}</a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
