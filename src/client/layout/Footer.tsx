import { Link } from '../components/Link';
import { useLanguage } from '../providers/language/LanguageProvider';

/** Pages that belong to every product, by key of their text. */
const LINKS = [
  { key: 'support', pathname: '/x/introduction/support/' },
  { key: 'licensing', pathname: '/x/introduction/licensing/' },
  { key: 'roadmap', pathname: '/x/introduction/roadmap/' },
  { key: 'health', pathname: '/x/health/' },
] as const;

/** The end of every page. */
export function Footer() {
  const { t } = useLanguage();
  return (
    <footer className="footer">
      <p>{t('footer.name')}</p>
      <ul>
        {LINKS.map(({ key, pathname }) => (
          <li key={key}>
            <Link href={pathname}>{t(`footer.${key}`)}</Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
