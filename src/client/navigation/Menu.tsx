import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { MenuMarkup } from '../../shared/pageProps';
import { MENU_ID } from './menuId';

/** The documentation menu: a panel beside the page on wide screens, a drawer on others. */
export function Menu({ menu }: { menu: MenuMarkup }) {
  const { t } = useLanguage();
  return (
    <nav id={MENU_ID} className="menu" popover="auto" aria-label={t('mainNavigation')}>
      <RawHtml key={menu.key} html={menu.html} />
    </nav>
  );
}
