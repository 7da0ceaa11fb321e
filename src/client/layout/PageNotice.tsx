import { useLanguage } from '../providers/language/LanguageProvider';
import { DEFAULT_LANGUAGE } from '../../shared/languages/languages';
import type { ShownPage } from '../../shared/page/pageProps';

/** Says quietly that the text is not in the user's language, or not up to date. */
export function PageNotice({ page }: { page: ShownPage }) {
  const { t } = useLanguage();
  if (page.language !== page.contentLanguage) {
    return <p className="page-notice">{t('contentInEnglish')}</p>;
  }
  if (!page.isBehind) {
    return null;
  }
  return (
    <p className="page-notice">
      {t('contentIsBehind')}{' '}
      <a href={`${page.pathname}/`} hrefLang={DEFAULT_LANGUAGE}>
        {t('readInEnglish')}
      </a>
    </p>
  );
}
