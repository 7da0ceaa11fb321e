import { useState } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';
import { getLanguageRecord, LANGUAGES, languageToPrefix } from '../../shared/languages';
import { removeLanguageQuery } from '../../shared/paths/languageQuery';

/**
 * The page in each language. The links contain the query and the hash too, as they are on hover or focus;
 * without JavaScript they lead to the page only.
 */
export function LanguageLinks({ canonicalAs }: { canonicalAs: string }) {
  const { language, t } = useLanguage();
  const [rest, setRest] = useState('');
  const readRest = () => {
    // Where an unknown address is shown, its query and hash are not those of the page that the links lead to.
    const isHere = location.pathname === languageToPrefix(language) + canonicalAs;
    setRest(isHere ? removeLanguageQuery(location.search) + location.hash : '');
  };
  return (
    <nav className="settings-group" aria-label={t('language')}>
      <p className="settings-legend">{t('language')}</p>
      <div className="toggle-group">
        {LANGUAGES.map((value) => (
          <a
            key={value}
            href={languageToPrefix(value) + canonicalAs + rest}
            lang={value}
            hrefLang={value}
            aria-current={value === language ? 'true' : undefined}
            onPointerEnter={readRest}
            onFocus={readRest}
            onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            {getLanguageRecord(value).name}
          </a>
        ))}
      </div>
    </nav>
  );
}
