import { useEffect, useRef } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { TocEntry } from '../../shared/page';
import { useActiveHeading } from './useActiveHeading';

interface TableOfContentsProps {
  /** Address of the page, with language prefix and trailing slash. */
  path: string;
  toc: TocEntry[];
}

/** The headings of the page beside it, the one under the user's eyes marked. */
export function TableOfContents({ path, toc }: TableOfContentsProps) {
  const { t } = useLanguage();
  const active = useActiveHeading(toc);
  const listRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    listRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <nav className="toc" aria-label={t('tableOfContents')}>
      <p className="toc-title">{t('onThisPage')}</p>
      <ol ref={listRef}>
        {toc.map(({ id, text, level }) => (
          <li key={id} className={`toc-level-${level}`}>
            <a href={`${path}#${id}`} aria-current={id === active ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
