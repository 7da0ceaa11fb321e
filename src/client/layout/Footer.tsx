import { Link } from '../components/Link';
import { useLanguage } from '../providers/language/LanguageProvider';
import { REPOSITORY_URL } from '../../shared/paths/site';

/** Opens the list of all keys, like the key `?`. */
function KeySheetButton() {
  const { t } = useLanguage();
  return (
    <button type="button" className="key-sheet-button" data-action="">
      {t('keySheet.title')} <kbd>?</kbd>
    </button>
  );
}

/** Pages that belong to every product, by key of their text. */
const LINKS = [
  { key: 'support', pathname: '/x/introduction/support/' },
  { key: 'licensing', pathname: '/x/introduction/licensing/' },
  { key: 'roadmap', pathname: '/x/introduction/roadmap/' },
  { key: 'health', pathname: '/x/health/' },
] as const;

/** Places of the project on other sites, by key of their text. */
const PROJECT_LINKS = [
  { key: 'repository', href: REPOSITORY_URL },
  { key: 'npm', href: 'https://www.npmjs.com/org/mui' },
  { key: 'community', href: 'https://mui.com/r/discord/' },
  { key: 'releases', href: `${REPOSITORY_URL}/releases` },
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
        {PROJECT_LINKS.map(({ key, href }) => (
          <li key={key}>
            <a href={href} rel="noopener">
              {t(`footer.${key}`)}
            </a>
          </li>
        ))}
        <li>
          <KeySheetButton />
        </li>
      </ul>
    </footer>
  );
}
