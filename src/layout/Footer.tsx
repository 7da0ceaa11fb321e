import { useLanguage } from '../providers/language/LanguageProvider';

/** The end of every page. */
export function Footer() {
  const { t } = useLanguage();
  return (
    <footer className="footer">
      <p>{t('footer')}</p>
    </footer>
  );
}
