import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps } from '../../shared/page/pageProps';

/** Links to the previous and the next page in reading order. */
export function PageNeighbours({ previous, next }: Pick<LayoutProps, 'previous' | 'next'>) {
  const { t } = useLanguage();
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className="neighbours" aria-label={t('neighbours')}>
      {previous && (
        <a className="neighbour neighbour-previous" href={previous.href} rel="prev">
          <span className="neighbour-label">{t('previousPage')}</span>
          <span className="neighbour-title">{previous.title}</span>
        </a>
      )}
      {next && (
        <a className="neighbour neighbour-next" href={next.href} rel="next">
          <span className="neighbour-label">{t('nextPage')}</span>
          <span className="neighbour-title">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
