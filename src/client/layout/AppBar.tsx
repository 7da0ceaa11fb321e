import { Icon } from '../components/Icon';
import { Link } from '../components/Link';
import { MENU_ID } from '../navigation/menuId';
import { useLanguage } from '../providers/language/LanguageProvider';
import { SearchField } from '../search/SearchField';
import type { LayoutProps } from '../../shared/page/pageProps';
import { REPOSITORY_URL } from '../../shared/paths/site';
import { LineEnd } from './LineEnd';
import { Settings } from './Settings';
import { VersionMenu } from './VersionMenu';

/** Switches between light and dark mode; the settings also offer that of the system. */
function ColorModeButton() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-action="color-mode"
      aria-label={t('switchColorMode')}
      data-ga-event-category="settings"
    >
      <Icon name="scheme" />
    </button>
  );
}

/** The products of the suite, one press away from every page. */
function ProductLinks({ products }: Pick<LayoutProps, 'products'>) {
  const { t } = useLanguage();
  return (
    <nav className="product-links" aria-label={t('productLinks')}>
      {products.map(({ title, href, isActive }) => (
        <a key={href} href={href} aria-current={isActive || undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The header: way home, products, version, settings. */
export function AppBar({ layout }: { layout: LayoutProps }) {
  const { t } = useLanguage();
  const { products, versions, checkedAgainst, suiteVersion, newestMinor, canonicalAs } = layout;
  const product = products.find(({ isActive }) => isActive);
  const homeClass = product ? 'app-bar-home app-bar-home-in-product' : 'app-bar-home';
  return (
    <header className="app-bar">
      <button
        type="button"
        className="icon-button menu-button"
        popoverTarget={MENU_ID}
        aria-label={t('menu')}
      >
        <Icon name="menu" />
      </button>
      <Link className={homeClass} href="/x/" aria-label="MUI X">
        <span className="app-bar-home-name">MUI X</span>
      </Link>
      {product && (
        <a className="app-bar-product" href={product.href}>
          {product.title}
        </a>
      )}
      <ProductLinks products={products} />
      <span className="app-bar-space" />
      <SearchField />
      <VersionMenu
        versions={versions}
        checkedAgainst={checkedAgainst}
        suiteVersion={suiteVersion}
        newestMinor={newestMinor}
        product={product?.title}
      />
      <a
        className="icon-button repository-link"
        href={REPOSITORY_URL}
        rel="noopener"
        aria-label={t('repository')}
        data-ga-event-category="header"
        data-ga-event-action="github"
      >
        <Icon name="repository" />
      </a>
      <ColorModeButton />
      <Settings canonicalAs={canonicalAs} />
      <LineEnd />
    </header>
  );
}
