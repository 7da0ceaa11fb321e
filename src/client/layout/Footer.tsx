import { Link } from '../components/Link';
import { useLanguage } from '../providers/language/LanguageProvider';

/** Pages that belong to every product, by key of their text. */
const LINKS = {
  support: '/x/introduction/support/',
  licensing: '/x/introduction/licensing/',
  roadmap: '/x/introduction/roadmap/',
  health: '/x/health/',
} as const;

/** The end of every page. */
export function Footer() {
  const { t } = useLanguage();
  return (
    <footer className="footer">
      <p>{t('footer.name')}</p>
      <ul>
        {Object.entries(LINKS).map(([key, pathname]) => (
          <li key={key}>
            <Link href={pathname}>{t(`footer.${key}`)}</Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
