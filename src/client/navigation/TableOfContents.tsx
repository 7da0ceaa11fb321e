import { useLanguage } from '../providers/language/LanguageProvider';
import type { TocEntry } from '../../shared/page';

interface TableOfContentsProps {
  /** Address of the page, with language prefix and trailing slash. */
  path: string;
  toc: TocEntry[];
}

/** The headings of the page beside it; the one under the user's eyes is marked by its controller. */
export function TableOfContents({ path, toc }: TableOfContentsProps) {
  const { t } = useLanguage();
  return (
    <nav className="toc" aria-label={t('tableOfContents')}>
      <p className="toc-title">{t('onThisPage')}</p>
      <ol>
        {toc.map(({ id, text, level }) => (
          <li key={id} className={`toc-level-${level}`}>
            <a href={`${path}#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
