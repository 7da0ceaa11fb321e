import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { TocEntry } from '../../shared/page/page';

const TOC_ID = 'table-of-contents';

interface TableOfContentsProps {
  /** Address of the page, with language prefix and trailing slash. */
  path: string;
  toc: TocEntry[];
}

/**
 * The headings of the page: beside it, and on narrow screens a sheet at the lower edge. The one under the user's eyes
 * is marked by its controller.
 */
export function TableOfContents({ path, toc }: TableOfContentsProps) {
  const { t } = useLanguage();
  return (
    <nav id={TOC_ID} className="toc" popover="auto" aria-label={t('tableOfContents')}>
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

/**
 * A bar below the header that opens the headings of the page where they are not beside it. The controller writes the section
 * that is read into it.
 */
export function TableOfContentsBar() {
  const { t } = useLanguage();
  return (
    <button type="button" className="toc-bar" popoverTarget={TOC_ID}>
      <span className="toc-bar-section" />
      <span className="toc-bar-label">{t('onThisPage')}</span>
      <Icon name="chevron" />
    </button>
  );
}
