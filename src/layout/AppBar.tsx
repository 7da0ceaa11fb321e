import { Icon } from '../components/Icon';
import { MENU_ID } from '../navigation/Menu';
import { useLanguage } from '../providers/language/LanguageProvider';
import { languageToPrefix } from '../shared/languages';
import type { FrameProps } from '../shared/pageProps';
import { REPOSITORY_URL } from '../shared/site';
import { Settings } from './Settings';
import { VersionMenu } from './VersionMenu';

/** The header: way home, product, version, settings. */
export function AppBar({ frame }: { frame: FrameProps }) {
  const { language, t } = useLanguage();
  const { productName, versions, canonicalAs } = frame;
  const isInProduct = frame.productId !== 'null';
  const homeClass = isInProduct ? 'app-bar-home app-bar-home-in-product' : 'app-bar-home';
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
      <a className={homeClass} href={`${languageToPrefix(language)}/x/introduction/`}>
        MUI X
      </a>
      {isInProduct && <span className="app-bar-product">{productName}</span>}
      <VersionMenu versions={versions} />
      <span className="app-bar-space" />
      <a
        className="icon-button"
        href={REPOSITORY_URL}
        rel="noopener"
        aria-label={t('repository')}
        data-ga-event-category="header"
        data-ga-event-action="github"
      >
        <Icon name="repository" />
      </a>
      <Settings canonicalAs={canonicalAs} />
    </header>
  );
}
