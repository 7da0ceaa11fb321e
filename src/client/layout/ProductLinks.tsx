import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps } from '../../shared/page/pageProps';

/** The products of the suite, one press away from every page. */
export function ProductLinks({ products }: Pick<LayoutProps, 'products'>) {
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
