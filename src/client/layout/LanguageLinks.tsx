import { useLanguage } from '../providers/language/LanguageProvider';
import { getLanguageRecord, LANGUAGES, languageToPrefix } from '../../shared/languages/languages';

/** The page in each language. */
export function LanguageLinks({ canonicalAs }: { canonicalAs: string }) {
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
