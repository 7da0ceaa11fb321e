import { Icon } from '../components/Icon';
import { Link } from '../components/Link';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { MenuMarkup } from '../../shared/page/pageProps';
import { MENU_ID } from './menuId';

/** The documentation menu: a panel beside the page on wide screens, a drawer on others. */
export function Menu({ menu }: { menu: MenuMarkup }) {
  const { t } = useLanguage();
  return (
    <nav id={MENU_ID} className="menu" popover="auto" aria-label={t('mainNavigation')}>
      <div className="menu-head">
        <Link href="/x/">MUI X</Link>
        <button
          type="button"
          className="icon-button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      <form className="menu-filter" data-action="filter">
        <input type="search" aria-label={t('filterMenu')} placeholder={t('filterMenu')} />
        <output />
      </form>
      <RawHtml key={menu.key} html={menu.html} />
    </nav>
  );
}
