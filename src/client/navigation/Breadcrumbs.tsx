import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps } from '../../shared/page/pageProps';

/** The groups that hold the page, outermost first. */
export function Breadcrumbs({ breadcrumbs }: Pick<LayoutProps, 'breadcrumbs'>) {
  const { t } = useLanguage();
  if (breadcrumbs.length === 0) {
    return null;
  }
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {breadcrumbs.map(({ title, href }) => (
          <li key={title}>{href ? <a href={href}>{title}</a> : title}</li>
        ))}
      </ol>
    </nav>
  );
}
