import { useEffect, useLayoutEffect, useRef } from 'react';
import { addCriticalStyles } from '../demo/criticalStyles';
import { PageBlocks } from '../page/PageBlocks';
import { controlContent } from '../page/contentController';
import { listenForCopyShortcut } from '../page/listenForCopyShortcut';
import { useAnnounce } from '../providers/announcer/AnnouncerProvider';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { DocsPageProps } from '../shared/pageProps';
import { DocsHead } from './DocsHead';
import { DocsLayout } from './DocsLayout';
import { PageMarks } from './PageMarks';
import { PageNotice } from './PageNotice';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A guide page: frame, title, content. */
export function DocsPage({ page, frame }: DocsPageProps) {
  const { t } = useLanguage();
  const announce = useAnnounce();
  const articleRef = useRef<HTMLElement>(null);
  const pageKey = `${page.language}${page.pathname}`;
  // Before the browser paints the static forms of a page that the reader moved to.
  useIsomorphicLayoutEffect(() => addCriticalStyles(page.styles), [page.styles]);
  useEffect(() => controlContent(articleRef.current!, t, announce), [pageKey, page.blocks, t, announce]);
  useEffect(listenForCopyShortcut, []);
  return (
    <>
      <DocsHead page={page} frame={frame} />
      <DocsLayout frame={frame} pathname={page.pathname} toc={page.frontMatter.toc ? page.toc : []}>
        <article ref={articleRef} key={pageKey}>
          <PageNotice page={page} />
          <div lang={page.contentLanguage === page.language ? undefined : page.contentLanguage}>
            <h1>{page.title}</h1>
            <PageMarks marks={frame.marks} />
            <p className="description">{page.description}</p>
            <PageBlocks blocks={page.blocks} />
          </div>
          <p className="page-meta">
            {frame.checkedAgainst && (
              <span>
                {t('checkedAgainst')}{' '}
                <code>
                  {frame.checkedAgainst.package}@{frame.checkedAgainst.version}
                </code>
              </span>
            )}
            {frame.editHref && (
              <a href={frame.editHref} rel="noopener">
                {t('editPage')}
              </a>
            )}
          </p>
        </article>
      </DocsLayout>
    </>
  );
}
